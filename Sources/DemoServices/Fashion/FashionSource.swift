/// The fashion shop's categories, as they stand in its navigation.
///
/// Two blanks of indentation are one level. A line is a label and, after `|`, what differs from the rule:
/// - `picture NAME COLOUR`: a teaser of its own;
/// - `url ADDRESS`: another address than `/kategorie/…/` made of the labels on the way;
/// - `heading`: a label between the entries, which leads nowhere;
/// - `soon`: an entry that will lead somewhere one day;
/// - `leaf`: a link that the service gives an empty list of children.
/// Each entry that has others below it is given a first one that leads to all of its goods.
enum FashionSource {
  static let categories = """
    Shop | url /shop/
    Damen | picture dress B4474F
      Mode
        Neuheiten
          Oberteile
          Kleider
          Hosen
          Strick
        Kleider
          Sommerkleider
            Kurz
            Knielang
            Lang
          Abendkleider
          Strickkleider
          Jerseykleider
          Blusenkleider
          Maxikleider
        Blusen & Tuniken
          Blusen
          Tuniken
          Hemdblusen
        Shirts & Tops
          T-Shirts
          Langarmshirts
          Tops
          Poloshirts
        Hosen
          Jeans
            Gerade Jeans
            Schmale Jeans
            Weite Jeans
          Stoffhosen
          Leggings
          Shorts
          Culottes
        Röcke
          Miniröcke
          Midiröcke
          Faltenröcke
        Jacken & Mäntel
          Übergangsjacken
          Mäntel
          Blazer
          Steppwesten
        Strick
          Pullover
          Strickjacken
          Ponchos
      Größen | heading
      Große Größen
        Kleider
        Hosen
        Jacken
      Kurzgrößen
        Kleider
        Hosen
      Wäsche | picture swimwear 7A5BA6
        BHs
        Slips
        Nachtwäsche
        Strümpfe & Socken
        Shapewear
      Accessoires | picture bag D98E32
        Taschen
        Tücher & Schals
        Gürtel
        Schmuck
        Sonnenbrillen
      Geschenkkarten | soon
    Herren | picture jacket 2F7F79
      Mode
        Neuheiten
          Hemden
          Hosen
        Hemden
          Freizeithemden
          Businesshemden
          Leinenhemden
        Shirts
          T-Shirts
          Poloshirts
          Longsleeves
        Hosen
          Jeans
            Gerade Jeans
            Schmale Jeans
          Chinos
          Cargohosen
          Shorts
        Jacken
          Lederjacken
          Softshelljacken
          Wintermäntel
        Strick
          Pullover
          Cardigans
        Anzüge
          Sakkos
          Anzughosen
          Westen
      Wäsche
        Unterhosen
        Unterhemden
        Socken
        Schlafanzüge
      Accessoires
        Gürtel
        Mützen
        Krawatten
      Große Größen
        Hemden
        Hosen
    Kinder | picture child D98E32
      Baby
        Bodys
        Strampler
        Erstausstattung
        Mützen
      Mädchen
        Kleider
        Shirts
        Hosen
        Jacken
        Nachtwäsche
      Jungen
        Shirts
        Hosen
        Jacken
        Nachtwäsche
      Schulanfang | leaf
      Spielzeug | soon
    Schuhe | picture shoe 3C6FB0
      Damenschuhe
        Sneaker
        Sandalen
        Stiefeletten
        Ballerinas
        Pumps
        Hausschuhe
      Herrenschuhe
        Sneaker
        Halbschuhe
        Boots
        Hausschuhe
      Kinderschuhe
        Lauflernschuhe
        Sandalen
        Gummistiefel
      Schuhpflege | leaf
    Bademode | picture swimwear 2F9FB8
      Bikinis
        Triangel-Bikinis
        Bügel-Bikinis
        Bandeau-Bikinis
      Badeanzüge
        Figurformend
        Sportlich
      Tankinis
      Badeshorts
      Strandkleidung
        Strandkleider
        Pareos
      Badetücher | leaf
    Wohnen &amp; Möbel | picture sofa 6C8F45
      Möbel
        Sofas
        Sessel
        Tische
        Stühle
        Regale
        Betten
      Heimtextilien
        Bettwäsche
          Renforcé
          Satin
          Biber
        Gardinen
        Teppiche
        Kissen
        Tagesdecken
      Leuchten | picture lamp D98E32
        Deckenleuchten
        Stehleuchten
        Tischleuchten
      Küche &amp; Tisch
        Geschirr
        Besteck
        Tischwäsche
        Töpfe & Pfannen
      Deko
        Kerzen
        Vasen
        Wanduhren
        Bilderrahmen
      Garten | url http://demo.highstreet.example/kategorie/wohnen-garten/
        Gartenmöbel
        Sonnenschirme
        Polsterauflagen
    Sport | picture shirt 7A5BA6
      Damen
        Sport-BHs
        Leggings
        Shirts
        Fleecejacken
      Herren
        Shorts
        Shirts
        Trainingsanzüge
      Yoga
      Wandern
      Ski
    Marken | picture star 374151
      Nordlicht
      Kornblume
      Hafenkante
      Fräulein Mai
      Linde & Sohn
      Zwölf Uhr
    Sale | picture percent B4474F
      Damen
        Kleider
        Hosen
        Jacken
      Herren
        Hemden
        Hosen
      Kinder
      Wohnen
      Letzte Chance | url /kategorie/sale-letzte chance für größe 36/
    Service | heading
    Katalog bestellen | url katalog/bestellen
    Filialen | soon
    """
}
