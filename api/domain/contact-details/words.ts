/*
 * The words by which contact details are told, in the languages of the product, as `text-parts.ts` reads them: in lower
 * case, without accents and apostrophes.
 */

/** A set of the words in a list. */
export const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Services on which people write to each other; their names mean nothing else. */
export const SERVICES = words(`
  instagram insta instgram snapchat snapchap tiktok whatsapp whatsap watsapp whatapp wassap wasap guasap guatsap
  wsp wpp telegram facebook facebok messenger discord skype wechat viber kik roblox twitch reddit bereal twitter facetime
  imessage groupme tumblr youtube fortnite minecraft playstation psn xbox omegle yubo ngl vsco onlyfans gamertag fb ig
  wickr threema kakaotalk mastodon bluesky grindr
  tg ttok tinder bumble venmo cashapp tictoc guats wapp whapp estagram
  margatsni tahcpans ppastahw koktik margelet koobecaf drocsid
  واتساب واتسب انستغرام انستجرام انستقرام انستا سنابشات سناب تيكتوك تيليغرام تليغرام تيليجرام تلغرام تلجرام فيسبوك ماسنجر
  ديسكورد تويتر واتس وتساب واتسآب وتس سنابي انستقرامي واتسابي تلي
`);
/** Games among the platforms; naming one alone gives no contact. */
export const GAMES = words('roblox fortnite minecraft playstation psn xbox youtube twitch gamertag');
/** Services whose names are words of every day, or abbreviations of something else. */
export const UNCERTAIN_SERVICES = words(`
  snap snaps signal line threads zoom steam teams hangouts sc wa dc tt ws whats inst ins face feis feisbuk tele
`);
/** Services of whose names the beginning is a word by itself: “insta gram”, “what's app”. */
export const SPLIT_SERVICES = words(`
  instagram snapchat tiktok whatsapp telegram facebook facetime imessage groupme playstation minecraft roblox messenger
  discord ticktok tiktoc tictok
  واتساب سنابشات تيكتوك فيسبوك
`);
/** What stands behind the name of a service where no person is meant. */
export const ABOUT_SERVICES = words(`
  post posts page pages video videos reel reels story stories team skills skill feed content ad ads live app group
  benefits benefit card cards ebt application applications eligibility program programs office case interview
  enrollment recipients recipient households clients peas pea pictures picture photos photo fotos foto decision
  decisions judgment out into back together in folder inbox spam users filter challenge trends trend marketing management
  campaign beneficios tarjeta publicacion publicaciones pagina videos solicitud and y or is are was were for with
  friend friends amigo amigos search has had can
`);

/** Hosts of mailboxes whose names mean nothing else. */
export const MAIL_HOSTS = words(
  'gmail googlemail gmai gmial gamil jimeil jmail hotmail hotmial homail yahoo icloud aol gmx protonmail tutanota yandex zoho جيميل هوتميل ياهو',
);
export const UNCERTAIN_MAIL_HOSTS = words('outlook live proton msn me mail email');

export const AT_WORDS = words('arroba aroba arrova ات');
export const DOT_WORDS = words('dot punto دوت نقطه نقطة');
export const PLAIN_TLDS = words(
  'com org net edu gov info biz io app gg tv co dev xyz online site club link page nyc',
);
/** Ends of addresses that are words as well: they count with a path, or after “dot”. */
export const WORD_TLDS = words('me us be to it in at is so no am do id ly ai uk de fr ca eu ru cn pl mx es');
/** Ends of addresses after “punto”: “punto es” and “punto de” are plain Spanish. */
export const SPOKEN_TLDS = words('com org net edu gov info io app gg tv co mx كوم نت اورج');
/** Short addresses that lead to a person or anywhere. */
export const SHORTENERS = words(
  't.me wa.me m.me fb.me fb.com ig.me bit.ly youtu.be discord.gg is.gd s.id lnk.bio',
);

/** Asks or offers to talk elsewhere. */
export const CONTACT_VERBS = words(`
  talk chat chats text txt message messages msg dm pm write call find reach contact add follow hit ping catch hmu join
  search look facetime send move continue switch connect agrego escribo seguimos sigamos hablame hablemos hablamos hablar escribeme escribenos escribame escribir escribirme buscame
  buscanos busca buscar agregame agregar anademe sigueme siganme mandame mandar llamame llamar contactame contactar
  encuentrame chatea chateamos chatear conectemos pasame enviame hablanos contactanos mandanos
  ابعتلي ابعثلي ارسللي ارسل اكتبلي اكتب دورني ابحث ضيفيني اضيفيني دقلي كلميني راسليني
  راسلني راسلنا راسلوني راسلونا كلمني كلمنا كلموني تواصل تواصلوا ضيفني اضفني تابعني حسابي حسابنا
`);
/** Told of what is past, and of where a charity was found. */
export const PAST_VERBS = words(
  'told dijo conto saw seen heard found read learned noticed watched vi vimos encontre lei supe escuche consent',
);
export const PREPOSITIONS = words('on at via over through en por x al a على عبر في ب');
export const OWN = words('my mine mi mio');
export const YOUR = words('your ur yr youre tu su tus');
export const SELF = words('im iam am soy estoy toy ando');
/** What joins the name of a service to the name that someone has there. */
export const IS_WORDS = words(
  'is es as under como id handle name user username usuario tag nick nickname هو account cuenta',
);

/** What joins the digits of a number that is spelled out. */
export const DIGIT_JOINERS = words(`
  then next hundred dash hyphen minus dot point period space slash plus comma area code followed by luego despues guion punto
  espacio coma mas raya seguido de barra pause
`);
export const PHONE_CUES = words(`
  phone cell cellphone mobile tel number digits call text txt ring dial whatsapp wasap telefono tel numero cel celular
  movil llama llamame llamen marca marcame escribeme textea texteame رقمي هاتفي جوالي اتصل
`);
/** What stands before a number that no one calls. */
export const NUMBER_LABELS = words(`
  order ticket confirmation invoice ref reference item sku ein isbn upc barcode lot license serial po case permit
  registration badge receipt tracking certificate cert orden boleto recibo factura confirmacion certificado
`);
export const LINE_LABELS = words(
  'bus buses line lines route routes train trains autobus autobuses linea lineas ruta rutas guagua guaguas rooms room tables ages pages',
);

/** Kinds of street that mean little else. */
export const STREET_TYPES = words(
  'street avenue boulevard blvd road parkway pkwy turnpike broadway ave av rd avenida highway hwy expressway',
);
/** Kinds of street that are words of every day: they count behind a name. */
export const WEAK_STREET_TYPES = words(
  'st dr drive ln lane ct court pl place terrace ter way circle cir square sq row alley plaza',
);
export const SPANISH_STREETS = words(
  'calle avenida paseo bulevar carretera avda av ave calzada callejon شارع',
);
/** No part of the name of a street. */
export const NOT_IN_STREETS = words(`
  on the down of from in at a an to and or across along by for with off this that these those our your my is are will was
  minute minutes min mins hour hours hr hrs mile miles block blocks feet people person volunteers volunteer cans can
  adults adult kids children child dollars day days week weeks month months year years am pm percent lbs pounds boxes
  bags meals meal stops stop cars car bus buses train food toy blood coat clothing book holiday donation supply diaper
  annual spots seats shifts ft more other new de del a hasta y o en cerrada abierta estara
`);
export const MONTHS = words(`
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep
  sept oct nov dec enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre
`);
/** Words before a number that is not a street number. */
export const PLACE_LABELS = words(
  'room floor suite table door gate exit bus line route track platform salon piso mesa puerta grade ages age aged pier lot class step group team shift',
);
