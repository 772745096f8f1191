import type { ContactDetail, Found } from './reading.ts';
import type { TextPart } from './text-parts.ts';

/*
 * Sayings that are known by their words alone. A text is read as its words with one blank between them and “ . ” between
 * sentences; `GAP` are a few words of one sentence. No pattern repeats a repetition without a bound. Long because it is
 * one table of sayings.
 */

const GAP = '(?: [^ .]+){0,6}?';
const SHORT = '(?: [^ .]+){0,3}?';
const END = '(?= \\.)';

const INVITE_EN =
  'meet|meets|meeting|wait|waiting|come|coming|came|see you|see u|hang|hangout|swing by|stop by|drop by|visit|pull up|stay|sleep|sleepover|wait for|waiting for|pick (?:me|you|u) up|pick up|ride|invite|invited|over';
const PRIVATE_EN =
  '(?:house|home|place|apartment|apt|room|bedroom|car|truck|crib|pad|garage|basement|dorm|condo|yard|backyard|porch|building|street|block)';
const INVITE_ES =
  'nos vemos|nos encontramos|nos juntamos|quedamos|ven|vente|venga|vengan|ven a|pasa|pasate|visita|visitame|te espero|te veo|te recojo|llega|llegale|caele|vamos|encuentrame|veme|vernos|vengas|venir|pasar|llegar';
const PRIVATE_ES =
  '(?:casa|apartamento|apto|depa|departamento|cuarto|habitacion|carro|coche|auto|sotano|garaje|edificio|patio|piso|calle)';
const AWAY =
  '(?:holiday inn|inn|hostel|starbucks|mcdonalds|mc donalds|dunkin|dunkin donuts|burger king|wendys|taco bell|7 eleven|seven eleven|wawa|walmart|bodega|mall|movies|movie theater|theater|cinema|cine|hotel|motel|beach|playa|arcade|bar|club|gym|gimnasio|airbnb|boardwalk|centro comercial)';
const AFTER_EN =
  'after(?: the| your| my| our)? (?:shift|quest|work|event|this|school|class|practice|it|dark|everyone leaves|hours)';
const AFTER_ES = 'despues (?:del|de la|de tu|de mi) (?:turno|trabajo|evento|clase|escuela|mision)';
const MEET_ME =
  'meet me|meet up|meet with me|see me|lets meet|let us meet|we can meet|we could meet|wanna meet|want to meet|hang out|hangout|lets hang|find me|wait for me';
const MEET_ME_ES = 'nos vemos|te espero|quedamos|encuentrame|veme|te veo|nos encontramos';

const COLORS_EN = 'green|red|blue|white|black|yellow|brown|gray|grey|orange|pink|purple';
const COLORS_ES =
  'verde|roja|azul|blanca|negra|amarilla|marron|gris|naranja|rosa|rosada|morada|rojo|blanco|negro|amarillo|morado';
/** Services whose groups anybody may join, so that a group there leads to strangers. */
const GROUP_SERVICES =
  '(?:kik|snap|snapchat|discord|telegram|whatsapp|wasap|signal|roblox|groupme|instagram|insta|ig|viber|wechat|skype|messenger)';
const ROOM_EN = '(?:group|groups|chat|chats|group chat|server|channel|room|gc)';

/** A place to be alone together, or someone's home. */
const MEETINGS = [
  ` (?:i|we) live(?: [^ .]+){0,6}? (?:doors?|houses?|buildings?) (?:down|up|over|away|past|from|before|after|left|right) `,
  ` (?:i|we) live(?: [^ .]+){0,10}? (?:from|behind|past|near|by)(?: [^ .]+){0,8}? (?:${COLORS_EN}) (?:door|house|gate) `,
  ` (?:vivo|vivimos)(?: [^ .]+){0,4}? (?:puertas?|casas?|edificios?) (?:de|del|mas|antes|despues|abajo|arriba) `,
  ` (?:vivo|vivimos)(?: [^ .]+){0,10}? (?:puerta|casa|porton|reja) (?:${COLORS_ES}) `,
  ` (?:what|which|where)(?: [^ .]+){0,2} school (?:do|did|are|r) (?:you|u|ya) (?:go|attend|at|in)(?= )`,
  ` (?:where|what) (?:do|are) (?:you|u) (?:go|going) to (?:high |middle )?school `,
  ` (?:when|what time) (?:do|does|will|are) (?:you|u) (?:get|getting|let) (?:out|off)(?:(?: of| from)? (?:school|class))?${END}`,
  ` (?:a|en) (?:que|cual) (?:escuela|secundaria|colegio|high school|prepa) (?:vas|asistes|estas|estudias)(?= )`,
  ` (?:a que hora|cuando) (?:sales|te sueltan|salis)(?: (?:de la escuela|de clases?|del colegio|de la secundaria))?${END}`,
  ` (?:${INVITE_EN})${GAP} (?:at|to|in|by|outside|near|behind|from|inside|into|front of|over) (?:my|mine|your|ur|his|her)(?: [^ .]+)? ${PRIVATE_EN} (?!of )`,
  ` (?:my|mine|your|ur) ${PRIVATE_EN}${SHORT} (?:tonight|tomorrow|later|at \\d{1,2}|after)(?= )(?! (?:table|desk))`,
  ` (?:come|go|went|get|head|walk|bike) over to (?:mine|my|ours) `,
  ` (?:wanna|want to|you should|you can|u can|can you|can u|please|just) come over${END}`,
  ` (?:come|chill|hang|hang out|crash|sleep|stay)(?: over)?(?: [^ .]+)? at mine${END}`,
  ` my (?:moms?|dads?|parents|folks)(?: [^ .]+){0,5}? (?:so|if you|you can|u can) come `,
  ` (?:house|home|place|crib|apartment) to (?:myself|ourselves) `,
  ` come over (?:to hang|tonight|tomorrow|after|later|when|if|and hang|and chill|at \\d)`,
  ` (?:ill|i will|i can|i could|let me|i) (?:\\w+ )?(?:pick (?:you|u) up|drive (?:you|u)|give (?:you|u) a (?:ride|lift)|take (?:you|u) home)`,
  ` (?:${MEET_ME})${GAP} ${AWAY} `,
  ` (?:${MEET_ME})${GAP} ${AFTER_EN} `,
  ` ${AFTER_EN} (?:${MEET_ME}) `,
  ` (?:meet|meeting|wait for me|see (?:you|u|me)|hang out|(?<!(?:can|may|must|cannot|cant|(?:ok|okay|fine|allowed|possible|safe) to) )come|you can come)${SHORT} (?:alone|just us|just the two of us|just you and me|just me and you|one on one|in private|in secret)(?= )(?<!(?:not|dont|never|cannot|cant|nobody|wont) (?:[^ ]+ ){0,2}alone)`,
  ` (?:your|ur) (?:moms?|dads?|parents|mother|father|guardian|folks)(?: [^ .]+){0,2}? (?:cant|cannot|wont|doesnt|dont|isnt|arent|not)(?: [^ .]+){0,2}? (?:see|sees|read|find out|hear|check|checking|look|looking|watching|around|home)(?= )`,
  ` (?:your|ur) (?:moms?|dads?|parents|mother|father|guardian|folks) (?:wont|doesnt|dont|shouldnt|cant) know (?!where|how|what|when|which|if|the|who|your|about)`,
  ` (?:tu|tus) (?:mama|papa|papas|padres|madre|padre)(?: [^ .]+){0,2}? no (?:lo |la |nos |se )?(?:ven?|vean?|leen?|lean?|sepan?|enteren?|puedan? ver)(?= )`,
  ` (?:sin que|que no) (?:lo |se )?(?:sepan?|enteren?|vean?) (?:tu|tus) (?:mama|papa|papas|padres|madre|padre) `,
  ` where(?: exactly)? do (?:you|u|ya) live(?: exactly)?${END}`,
  `(?<=^|\\.) (?:y |oye |hola )?donde(?: exactamente)? vives(?: exactamente)?${END}`,
  ` (?:dont|do not) tell (?:your|ur|anyone|anybody|any one|any body) `,
  ` (?:keep (?:it|this|that|us)|our|this is our|its our) (?:a |our )?(?:little )?secret `,
  ` keep (?:it|this|that) between us `,
  ` just (?:us two|us 2|the two of us|you and me|me and you|you and i|u and me) `,
  ` (?:between|just) (?:the two of us|us two|you and me) `,
  ` solo (?:nosotros(?: dos)?|tu y yo|los dos)${END}`,
  ` (?:i|ill|let me|i can|i could|i will|could i|can i) (?:walk|bring|take|drive) (?:you|u) home `,
  ` (?:outside|behind|in front of) (?:your|ur) (?:school|house|class) `,
  ` (?:afuera|fuera|detras|enfrente) de tu (?:escuela|casa|clase) `,
  ` (?:stay|wait)(?: [^ .]+)? after (?:everyone|everybody|the others|they all)(?: else)? (?:leaves?|goes|go|left|is gone) `,
  ` (?:quedate|espera|esperame) (?:despues de que|hasta que|cuando) (?:todos )?(?:se )?(?:vayan|van|hayan ido) `,
  ` (?:sit|get|come|hop|stay|talk) (?:[^ .]+ ){0,3}?(?:in|into|inside|to) my (?:car|truck|van|room|house|place) `,
  ` (?:are|r) (?:you|u) (?:home alone|alone(?: at home)?)(?: (?:today|tonight|now|right now))?${END}`,
  ` (?:estas|vas a estar) (?:sol[oa] en (?:tu )?casa|sol[oa]${END})(?= )`,
  ` (?:what|when)(?: time)? (?:do|are) (?:your|ur) (?:parents|mom|dad|folks) (?:get|be|come|go|out|leave)(?: [^ .]+)? (?:home|out|back|to work|gone) `,
  ` (?:what are (?:you|u) wearing|que llevas puesto|que traes puesto)(?: (?:right now|now|today|ahora|hoy))?${END}`,
  ` (?:do (?:you|u) have|got|have) a (?:boyfriend|girlfriend|bf|gf) `,
  ` tienes (?:novi[oa]|pareja) `,
  ` (?:send|got|have|drop|show)(?: me)? (?:a |any |some |your |ur )?(?:pic|pics|selfie|selfies)${END}`,
  ` (?:mandame|enviame|pasame) (?:una |tu |unas )?fotos?${END}`,
  ` (?:delete|erase) (?:this|these|our|my) (?:message|messages|chat|texts?) `,
  ` borra (?:este|esto|estos|el|nuestro) (?:mensajes?|chat) `,
  ` (?:wait|waiting|wait for me|meet me|meet) (?:alone )?behind (?:the|your|our|my) (?:school|gym|church|library|bleachers) `,
  ` (?:room|bed) for (?:us|the two of us|you and me) at `,
  ` my (?:place|spot|crib) is (?:the|at|on|in) (?:[^ .]+ ){0,2}(?:house|apartment|apt|building|corner|street|floor) `,
  ` (?:i|we) (?:live|am living|stay)(?: right)? (?:at|above|next to|across from|behind|next door) `,
  ` (?:my|our) (?:home )?address is `,
  ` my (?:house|apartment|home) is (?:the|at|on|number|right|behind|next)(?! the way)(?= )`,
  ` (?:${INVITE_EN})${GAP} (?:behind|outside|near) (?:my|your|ur) school `,
  ` (?:${INVITE_ES})${GAP} (?:a|pa|en|por|de|hacia|hasta|afuera de|fuera de|cerca de|frente a|para|detras de) (?:mi|tu|su|nuestra) ${PRIVATE_ES} `,
  ` (?:mi|tu) ${PRIVATE_ES}${SHORT} (?:esta noche|manana|mas tarde|despues|a las)(?= )`,
  ` (?:te recojo|te paso a (?:buscar|recoger)|paso por ti|te llevo a|te doy (?:un )?(?:ride|pon|aventon)|te busco en)(?= )`,
  ` (?:${MEET_ME_ES})${GAP} ${AWAY} `,
  ` (?:${MEET_ME_ES})${GAP} ${AFTER_ES} `,
  ` (?:solos|a solas|solo tu y yo|nosotros dos|los dos solos|en secreto) `,
  ` no (?:se )?(?:le|les|lo) (?:digas|cuentes)(?= )`,
  ` (?:ven|vente|vengas|llega) (?:tu )?(?:sol[oa]|solit[oa]) `,
  ` (?:where|what street) (?:do|are) (?:you|u) (?:live|living|stay|staying)(?: (?:at|on|now))?${END}`,
  ` (?:donde|en que calle) (?:vives|te quedas)${END}`,
  ` (?:atras|detras|afuera|fuera) de (?:la|tu|mi) (?:escuela|secundaria|iglesia) (?=(?:a las|a la una|solos|tu) )`,
  ` (?:${MEET_ME_ES}|espero)${GAP} (?:atras|detras|afuera|fuera|(?:a|en) la salida) de (?:la|tu) (?:escuela|secundaria|clase) `,
  ` nuestro secreto `,
  ` (?:vivo|vivimos) (?:en la calle|en la avenida|en el numero|en el \\d{1,5}|en \\d{1,5}|al lado de|frente a|detras de|encima de)(?= )`,
  ` mi direccion es `,
];

/** Ways to another place to talk, whatever its name. */
const INVITATIONS = [
  ` (?:join|enter|hop in|get in|get on|come to|come in) (?:my|our|the|a|this|that) ${GROUP_SERVICES} ${ROOM_EN} `,
  ` my ${GROUP_SERVICES} ${ROOM_EN} `,
  ` (?:unete|unanse|metete|entra|ven) (?:a|al|en)(?: (?:mi|nuestro|el|un|este))? (?:grupo|chat|servidor|canal)(?: (?:de|en))? ${GROUP_SERVICES} `,
  ` mi (?:grupo|chat|servidor|canal)(?: (?:de|en))? ${GROUP_SERVICES} `,
  ` (?:my|mi) handle `,
  ` (?:got|have|what are|whats|drop|send|any)(?: [^ .]+){0,2}? socials(?= )(?! (?:event|events|hour|studies))`,
  ` (?:tienes|que|cuales son|pasame|dame)(?: tus)? redes(?: sociales)?(?: (?:usas|tienes))?${END}`,
  ` (?:what|which|que|cual)(?: [^ .]+)? (?:app|apps|aplicacion|aplicaciones)(?: do)? (?:you|u|usas|tienes)(?: [^ .]+){0,3}? (?:chat|text|talk|message|chatear|hablar|escribir)(?= )`,
  ` (?:talk|chat|text)(?: [^ .]+)? (?:on|over|in) (?:something|somewhere|another app|a different app|some other app|an app) `,
  ` (?:do (?:you|u) have|have (?:you|u) got|got) a (?:phone|cell)(?= )(?! (?:with|charger|case|number on|on)).{0,8} (?:text|call|write) `,
  ` (?:carrd|linktree|linktr|beacons|solo to|bio link) `,
  ` (?:my|mi) (?:e mail|email|mail|correo)(?: [^ .]+)? (?:starts|begins|ends|empieza|termina) (?:with|in|con|en) `,
  ` (?:symbol|sign|between|entre|then|word) (?:g ?mail|gmail|hotmail|yahoo|icloud|aol|protonmail) `,
  ` (?:messaging|texting|chat|chatting) app (?:with|that) `,
  ` orange alien `,
  ` (?:join|enter|get in|hop in|hop on|come to) my (?:server|lobby|realm|world|stream|channel|gc) `,
  ` (?:unete|entra|metete|ven) (?:a|en) mi (?:servidor|canal|lobby|mundo) `,
  ` (?:im|i am|find me|look for me|add me|estoy|buscame)(?: [^ .]+){0,3}? (?:game with|juego de(?: los| las)?) `,
  ` (?:scan|add|use|get|here is|heres|escanea|te paso|te doy|usa|agrega) (?:my|mi) (?:qr|qr code|snapcode|nametag)(?= )(?! (?:code )?(?:at|in|on|en|a) (?:the |la |el )?(?:door|desk|entrance|sheet|puerta|entrada|mesa))`,
  ` (?:my|mi|your|ur|tu) (?:snapcode|friend code|add code|codigo de amigo) `,
  ` airdrop (?:me|you|u|it|your|ur|my) `,
  ` google (?:me|my (?:full |real )?name) `,
  ` (?:take|bring|move|continue) (?:this|it|things|us|our chat|the chat) (?:off (?:here|of here|this|the (?:site|app|website))|somewhere (?:else|private)|elsewhere) `,
  ` (?:talk|chat|text|write|message|msg)(?: [^ .]+){0,3}? (?:off|outside)(?: of)? (?:here|(?:this|the) (?:site|app|website)|this (?:page|platform)) `,
  ` (?:hablar|hablemos|hablamos|seguimos|sigamos|escribirte|escribeme)(?: [^ .]+){0,3}? fuera de (?:aqui|(?:esta|la) (?:app|pagina|aplicacion|plataforma)) `,
  ` (?:left|wrote|hid|leaving|writing|ill leave|ill write|ill put|deje|escribi|te dejo|te escribo) (?:you )?(?:my|mi) (?:phone |cell )?(?:number|num|digits|email|insta|snap|numero|celular|correo|telefono)(?= )(?! (?:[^ .]+ ){0,4}(?:form|application|profile|sheet|formulario|hoja|planilla|perfil) (?!for you))`,
  ` (?:send|show|give|text) me (?:a |some |your |ur |another |one |more )?(?:[^ .]+ )?(?:selfies?|nudes?) `,
  ` (?:can|could|will|would) (?:you|u) (?:send|show|take|text)(?: me)? (?:a|some|your|ur|another|one) selfies? `,
  ` (?:send|show|text|give) me (?:a |some |more |another )?(?:pics?|pictures?|photos?) of (?:you|yourself|u) (?!for )`,
  ` selfies? (?:to|for) (?:me|my) `,
  ` (?:my|mi) (?:private|secret) (?:account|acct|acc|profile|page|chat|number|line|phone) `,
  ` mi (?:cuenta|perfil|pagina|chat|numero|linea) (?:privad[oa]|secret[oa]) `,
  ` (?:mandame|enviame|pasame|me (?:mandas|envias|pasas)|(?:mandarme|enviarme|pasarme)) (?:una |tu |otra |unas |tus )?(?:[^ .]+ )?(?:selfies?|nudes?|fotos? (?:tuyas?|de ti)) `,
  ` (?<!\\d )(?:dm|pm|inbox|direct message) (?:me|us) `,
  ` hmu `,
  ` (?:slide|hop|come|jump) (?:in|into|in to) (?:my|the) (?:dms?|inbox) `,
  ` (?:my|your|ur|mis|tus) dms? `,
  ` (?:message|text|write|chat|talk|msg|contact|hit)(?: to| with)? (?:me|us)(?: up)? (?:privately|in private|on the side|off here|off this app|somewhere else|elsewhere|outside (?:of )?(?:this|the) (?:app|site|platform)) `,
  ` (?:al|por|un|en) (?:privado|inbox|interno|dm|md) `,
  ` (?:escribeme|hablame|mandame|contactame)(?: [^ .]+)? (?:privado|inbox|interno|dm) `,
  ` (?:add|follow) me(?: pls| plz| back| ok)?${END}`,
  ` add me please${END}`,
  ` (?:add|follow) me (?:on|at|there|now)(?= )(?! the (?:list|schedule|way|roster|sheet|left|right|tour|walk))`,
  ` (?:add|follow) me (?!(?:to|for|into|through|in|down|up|as|back|inside|outside|around|along|the|and|when|if|while|a|over|upstairs|downstairs|please|too|also|here) )[^ .]+${END}`,
  ` (?:agregame|anademe|sigueme|siganme|agreguenme)(?: porfa| por favor)?${END}`,
  ` (?:agregame|anademe|sigueme) (?:en|como)(?= )(?! la (?:lista|hoja))`,
  ` underscore `,
  ` gui?on bajo `,
  ` barra baja `,
  ` (?:exchange|trade|swap|share)(?: our| your)? (?:instas?|snaps?|numbers|digits|igs?|socials|contacts) `,
  ` (?:give|send|text)(?: you| u) my (?:phone |cell )?(?:number|num|digits|cell|address|insta|snap|email) `,
  ` (?:heres|here is) my (?:phone |cell )?(?:number|num|digits|cell|address|email) `,
  ` (?:hablemos|hablamos|escribeme|hablame) (?:por fuera|afuera|por otro lado|fuera de) `,
  ` (?:give|send|text|tell|drop|get|have|need|want)(?: me| us)? (?:your|ur) (?:phone |cell |home |personal )?(?:number|num|digits|cell|address|email|contact|location|info|insta)(?= (?:\\.|so|and|please|pls|later|then))`,
  ` (?:give|send|text|tell) me (?:your|ur) (?:phone |cell |home |personal )?(?:number|num|digits|cell|address|email|contact|insta) (?!of )`,
  ` (?:whats|what is) (?:your|ur) (?:phone |cell |home |personal )?(?:number|num|digits|cell|address|email)(?= (?:\\.|so|and|please|pls|in case))`,
  ` (?:dame|pasame|mandame|enviame|dime|cual es) tu (?:numero|num|celular|cel|telefono|direccion|correo|contacto|ubicacion)(?= )(?! de (?:orden|miembro|registro))`,
  ` (?:the )?(?:ghost|yellow) app `,
  ` app (?:with the|del|de la) (?:ghost|fantasma|fantasmita|camarita) `,
  ` (?:app|one|site|thing) (?:with|that has) (?:the |a |an |that )?(?:[^ .]+ ){0,2}?(?:ghost|bird|plane|note|camera|phone|bubble|controller) (?:logo|icon|symbol|sign|picture|face) `,
  ` (?:app|one) (?:with|that has) (?:the |a |that )?(?:[^ .]+ )?(?:ghost|bird|birdie|paper plane|music(?:al)? note) `,
  ` where the (?:ghost|bird|birdie) lives `,
  ` (?:${COLORS_EN}) (?:texting|chat|chatting|messaging|messenger|message|calling|talking|photo|picture|video|game) app `,
  ` app (?:${COLORS_ES}) (?:de|para) (?:mensajes|chat|chatear|fotos|videos|llamadas|hablar) `,
  ` (?:app|aplicacion|red) (?:con|que tiene) (?:el|la|un|una) (?:logo |icono |dibujo )?(?:de |del |de la |de un |de una )?(?:fantasma|fantasmita|pajarito|avioncito|camarita|camara|notita|telefonito) `,
  ` (?:green|blue|pink|purple|plane|paper plane|birdie) app `,
  ` (?:app|aplicacion) (?:verde|amarilla|azul|morada|rosada|del? (?:avioncito|telefonito|camara|notita)) `,
  ` por (?:la|el) (?:verdecit|amarillit|azulit)[oa] `,
  ` (?:same|mismo|misma) (?:username|user|handle|nick|nickname|usuario|tag|gamertag|cuenta|account)(?: name)?(?: [^ .]+){0,3}? (?:here|there|everywhere|aqui|alla|aca|ahi|alli|todas partes|todos lados) `,
  ` (?:same|mismo) (?:name|nombre) (?:(?:as|que) (?:here|on here|aqui|aca|este)|everywhere|(?:on|over) there|there${END}) `.replace(
    / $/,
    '(?= )',
  ),
  ` (?:my|mi) (?:user|username|usuario|nick|tag)(?: [^ .]+){1,5}? (?:on|over|en|por) (?:there|alla|ahi|alli) `,
  ` (?:in|on|en) (?:my|mi) bio `,
  ` on the gram `,
  ` (?:bird|blue bird|blue f|camera) app `,
  ` on the (?:clock|dance|dancing) app `,
  ` what s app `,
  ` (?:send|shoot|drop) me (?:an?|ur|your) ${GROUP_SERVICES} (?!(?:app|group|link|page|photo|photos|post|posts|story) )`,
  ` (?:manda|envia|deja|tira|pasa)(?:me|nos) (?:un|el|tu) ${GROUP_SERVICES} `,
  ` signal me (?:at|on) `,
  ` (?:linktr ee|linktree|carrd) `,
  ` (?:at|arroba) (?:proton|tuta|fastmail|mail) (?:dot |punto )?(?:me|com|io) `,
  ` app (?:del|de la) (?:pajarito|efe azul) `,
  ` (?:same|mismo) (?:number|numero)(?:${END}| (?:as|que) (?:on|in|my|en|mi|el del) )`,
  ` (?:epic|gamer|gaming|steam|psn|xbox|riot|switch) (?:name|id|tag|username) (?!(?:is|not) (?:required|needed) )`,
  ` (?:hop|get|jump|come|go|meet)(?: me| up)? (?:on|in) (?:a |to )?(?:google meet|facetime|video call|videocall) `,
  ` (?:mail|email|write|find|reach|correo|escribeme|cuenta)(?: [^ .]+){0,8}? (?:at|al|the|en el|de) (?:google|yahoo|microsoft|apple) (?:one|mail|email|account|correo) `,
  ` (?:correo|mail|email|cuenta) de (?:google|yahoo|microsoft|apple) `,
  ` (?:little |small |curly |round |curled )a (?:with|in|inside) (?:a |the |its )?(?:circle|curl|tail|loop|ring)(?: around it)? `,
  ` a (?:with|in|inside) (?:a|the) (?:circle|curl|tail|loop)(?: around it)? (?:(?:at|and|then) )?(?:g ?mail|hotmail|yahoo|icloud|outlook|aol|google|proton) `,
  ` (?:arroba|a) (?:rodeada|encerrada|dentro de|en) (?:en )?un circulo `,
  ` (?:curled a|curly a|monkey tail|a rodeada|monito) `,
  ` (?:my|mi) (?:e mail|email|mail|correo) (?:is|es) (?!(?:confirmed|verified|not|in|on|already|full|down|broken|correct|right|the same|en|correcto) )`,
];

/** A telephone number in Roman numerals. */
const NUMERALS = [` (?:(?:i{1,3}|iv|vi{0,3}|ix|x|0|o|zero) ){7,}`];

const compiled = (sources: readonly string[]) => sources.map((source) => new RegExp(source, 'gu'));
const PATTERNS: readonly (readonly [ContactDetail, readonly RegExp[]])[] = [
  ['handle', compiled(INVITATIONS)],
  ['phone', compiled(NUMERALS)],
  ['meeting', compiled(MEETINGS)],
];

/** Sayings that lead to another place to talk or to meet. */
export function phrasesIn(parts: readonly TextPart[]): Found[] {
  const { read, places } = asRead(parts);
  return PATTERNS.flatMap(([kind, patterns]) =>
    patterns.flatMap((pattern) =>
      [...read.matchAll(pattern)].flatMap(({ index, 0: found }) => {
        const [from, to] = [partAt(places, index + 1), partAt(places, index + found.trimEnd().length - 1)];
        return [{ kind, from, to: Math.max(from, to) }];
      }),
    ),
  );
}

const WORD_MAX = 30;

/** The words with a blank around each, and where each of them begins. */
function asRead(parts: readonly TextPart[]): { read: string; places: number[] } {
  const words: string[] = [];
  const places: number[] = [];
  let length = 1;
  parts.forEach((part, at) => {
    const text = part.text.slice(0, WORD_MAX);
    if (at > 0 && part.sentence !== parts[at - 1]?.sentence) {
      words.push('.');
      length += 2;
    }
    places.push(length);
    words.push(text);
    length += text.length + 1;
  });
  return { read: ` ${words.join(' ')} . `, places };
}

/** The part that stands at a place of what is read. */
function partAt(places: readonly number[], place: number): number {
  let [low, high] = [0, places.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((places[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
