/** What is needed to tell a language from English and to say "done" in it. */
export interface Language {
  readonly name: string;
  /** The script it alone is written in here. Languages in Latin script leave it out. */
  readonly script?: RegExp;
  /** Everyday words of intents that are no English words, lower case, separated by white space. */
  readonly words: string;
  /** A success condition that fits any task. */
  readonly done: string;
}

/**
 * Languages in which the coach says honestly that it kept the user's words.
 * To add one, add a row with words English does not have; no code changes. Earlier rows win a tie.
 */
export const languages: readonly Language[] = [
  { name: "Japanese", script: /[\u3040-\u30FF]/u, words: "", done: "終わったことを他の人が確認できる" },
  {
    name: "Korean",
    script: /[\uAC00-\uD7AF\u1100-\u11FF]/u,
    words: "",
    done: "끝났다는 것을 다른 사람이 확인할 수 있다",
  },
  { name: "Chinese", script: /\p{Script=Han}/u, words: "", done: "做完了,别人也能看到结果" },
  { name: "Ukrainian", script: /[іїєґІЇЄҐ]/u, words: "", done: "Зроблено, і інша людина може це побачити" },
  {
    name: "Russian",
    script: /\p{Script=Cyrillic}/u,
    words: "",
    done: "Сделано, и другой человек может это увидеть",
  },
  { name: "Persian", script: /[پچژگ]/u, words: "", done: "انجام شده است و شخص دیگری می‌تواند آن را ببیند" },
  { name: "Arabic", script: /\p{Script=Arabic}/u, words: "", done: "تم الإنجاز ويمكن لشخص آخر أن يرى ذلك" },
  { name: "Hebrew", script: /\p{Script=Hebrew}/u, words: "", done: "זה נעשה, ואדם אחר יכול לראות זאת" },
  {
    name: "Hindi",
    script: /\p{Script=Devanagari}/u,
    words: "",
    done: "काम पूरा हो गया है और कोई दूसरा इसे देख सकता है",
  },
  {
    name: "Greek",
    script: /\p{Script=Greek}/u,
    words: "",
    done: "Έχει γίνει, και κάποιος άλλος μπορεί να το δει",
  },
  {
    name: "German",
    words: `der das und ich für mit den dem ein eine einen meine meinen mein muss will soll noch nicht endlich heute morgen zum zur auf über bis am im vom beim
      machen schreiben lernen lesen anfangen vorbereiten aufräumen putzen anrufen kaufen einkaufen fertig beenden erledigen schicken beantworten arbeiten üben
      kochen waschen zahlen bezahlen suchen finden planen prüfen überarbeiten korrigieren sortieren buchen bewerbung steuererklärung hausaufgaben wohnung küche
      wäsche rechnung rechnungen arzt zahnarzt präsentation bericht prüfung klausur termin vereinbaren arbeit hausarbeit abschlussarbeit mails sport aufgaben uhr
      die von wieder etwas alle nach bei ist sind bin habe zimmer bad keller garten reise geschenk brief bitte wegen staubsaugen spülen abwaschen wischen`,
    done: "Es ist erledigt, und eine andere Person kann es sehen",
  },
  {
    name: "Spanish",
    words: `el los las y del una unos para con por que mi mis hacer tengo quiero necesito preparar escribir estudiar leer limpiar llamar comprar terminar
      empezar acabar revisar enviar mandar contestar responder trabajar buscar pagar ordenar cocinar correo correos tarea tareas presentación informe examen
      casa cocina cuarto baño ropa médico dentista impuestos facturas lunes martes miércoles jueves viernes sábado domingo mañana hoy trabajo proyecto curso
      arreglar lavar organizar planear reunión ejercicio libro capítulo deberes cita hay antes sobre al la compra ir a gimnasio al`,
    done: "Está hecho y otra persona puede verlo",
  },
  {
    name: "Portuguese",
    words: `o os das dos um uma para com não fazer tenho quero preciso preparar escrever estudar ler limpar ligar comprar terminar começar acabar
      revisar enviar responder trabalhar arrumar cozinhar relatório trabalho apresentação prova exame casa cozinha quarto banheiro roupa médico dentista
      impostos contas segunda terça quarta quinta sexta amanhã hoje projeto lavar organizar planejar reunião livro capítulo lição meu minha até ao à da do louça`,
    done: "Está feito e outra pessoa pode ver",
  },
  {
    name: "French",
    words: `le les des du une et pour avec dans sur mon ma mes je dois veux faire préparer écrire étudier lire nettoyer appeler acheter finir terminer
      commencer réviser envoyer répondre travailler ranger cuisiner rapport devoirs présentation examen maison cuisine chambre salle bain linge médecin
      dentiste impôts factures lundi mardi mercredi jeudi vendredi samedi dimanche demain aujourd'hui travail projet laver organiser planifier réunion
      livre chapitre la au aux mémoire ménage courses vaisselle cours rendez-vous rédiger`,
    done: "C'est fait, et quelqu'un d'autre peut le voir",
  },
  {
    name: "Italian",
    words: `il lo gli della del dello delle dei una uno e per con devo voglio fare preparare scrivere studiare leggere pulire chiamare comprare finire
      terminare iniziare cominciare rivedere inviare mandare rispondere lavorare sistemare cucinare relazione compiti presentazione esame casa cucina
      camera bagno panni medico dentista tasse bollette lunedì martedì mercoledì giovedì venerdì sabato domenica domani oggi lavoro progetto lavare
      organizzare riunione libro capitolo spesa la mio mia tesi piatti al`,
    done: "È fatto e un'altra persona può vederlo",
  },
  {
    name: "Dutch",
    words: `het een de ik moet wil voor met mijn en van op aan naar maken schrijven leren lezen schoonmaken opruimen bellen kopen afmaken beginnen
      voorbereiten voorbereiden sturen beantwoorden werken koken betalen zoeken plannen controleren verslag huiswerk presentatie tentamen huis keuken kamer
      badkamer was dokter tandarts belasting belastingaangifte rekeningen morgen vandaag boodschappen afspraak boek hoofdstuk doen stofzuigen afwas`,
    done: "Het is gedaan en iemand anders kan het zien",
  },
  {
    name: "Polish",
    words: `i w z na do się nie muszę chcę zrobić napisać uczyć nauczyć przeczytać posprzątać zadzwonić kupić skończyć zacząć przygotować wysłać
      odpowiedzieć ugotować zapłacić znaleźć sprawdzić raport zadanie prezentacja prezentację egzamin dom kuchnię kuchnia pokój łazienkę pranie lekarz
      lekarza dentysty dentysta podatki rachunki jutro dziś praca pracę projekt książkę zakupy sprzątanie naczynia umyć dla o mail maile`,
    done: "Zrobione i inna osoba może to zobaczyć",
  },
  {
    name: "Turkish",
    words: `ve bir bu için ile yapmak yap yazmak yaz çalış çalışmak oku okumak temizle temizlemek ara aramak al almak bitir bitirmek başla başlamak
      hazırla hazırlamak gönder göndermek cevapla rapor raporu ödev ödevi sunum sunumu sınav sınava ev mutfak mutfağı oda odayı banyo çamaşır doktor diş
      vergi fatura faturaları yarın bugün iş proje projeyi kitap kitabı alışveriş toplantı bulaşık bulaşıkları yıka randevu`,
    done: "Tamamlandı ve başka biri bunu görebilir",
  },
  {
    name: "Swedish",
    words: `och att jag måste vill för med min mitt på skriva läsa städa ringa köpa börja avsluta förbereda skicka svara arbeta laga betala rapport läxor
      hus kök rum badrum tvätt läkare tandläkare skatt räkningar imorgon idag tvätta handla`,
    done: "Det är klart och någon annan kan se det",
  },
];
