import { asSeen } from './look-alikes.ts';
import { SERVICES } from './words.ts';

/** How services are called in scripts in which no one has another reason to name them here. */
const HELD = foldedNames(`
  вотсап ватсап вацап вотсапп уотсап инстаграм телеграм снапчат дискорд вайбер фейсбук тикток мессенджер вконтакте
  微信 抖音 小红书 카톡 카카오톡 인스타 텔레그램 디스코드 스냅챗 インスタ テレグラム ディスコード
  व्हाट्सएप व्हाट्सऐप व्हाट्सअप वॉट्सऐप इंस्टाग्राम टेलीग्राम स्नैपचैट হোয়াটসঅ্যাপ ਵਟਸਐਪ
  וואטסאפ ווטסאפ אינסטגרם טלגרם סנאפצט דיסקורד ουατσαπ βατσαπ ινσταγκραμ τελεγκραμ τηλεγραμ ντισκορντ σναπτσατ μεσεντζερ φεισμπουκ ٹیلیگرام
`);
/** The short ones, which other words begin with. */
const WHOLE: ReadonlySet<string> = new Set(
  foldedNames('инста инсту инсте инстой телега телегу телеге скайп скайпе इंस्टा ইনস্টা אינסטה ινστα واٹس انسٹا'),
);

function foldedNames(names: string): string[] {
  return names
    .trim()
    .split(/\s+/)
    .map((name) => [...name].map(asSeen).join(''));
}

/** Whether a word, as one sees it, is or holds such a name. */
export function namesServiceElsewhere(word: string): boolean {
  return WHOLE.has(word) || HELD.some((name) => word.includes(name));
}

/** “بالواتس”, “عالسناب”: what Arabic writes before a name in one word. */
const PREFIXED = /^[وعبلف]?(?:ال|ل)(?=\p{Script=Arabic}{3})/u;

/** The name of a service without what Arabic puts before it; undefined where there is none. */
export function withoutArticle(word: string): string | undefined {
  const bare = word.replace(PREFIXED, '');
  return bare !== word && SERVICES.has(bare) ? bare : undefined;
}
