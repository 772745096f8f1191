/** Something that the process is doing; its names are of our own making, never what a client sent. */
export type Work = {
  route?: string;
  /** Root fields of the API, which may be added while the work is under way. */
  operations?: ReadonlySet<string>;
  loop?: string;
};

export type WorkNames = { routes?: string[]; operations?: string[]; loops?: string[] };

const MOST_NAMES = 8;
const underWay = new Set<Work>();
/** Work that was under way at some time since the last look. */
let recent = new Set<Work>();

/** Notes that work begins. Returns the function that notes its end. */
export function beginWork(work: Work): () => void {
  underWay.add(work);
  recent.add(work);
  return () => void underWay.delete(work);
}

/** Work that was under way since the last call, and forgets what has ended. */
export function takeWork(): Work[] {
  const taken = [...recent];
  recent = new Set(underWay);
  return taken;
}

/** The names of work for a line of the log, a few of each kind; kinds without a name are left out. */
export function namesOf(works: readonly Work[]): WorkNames {
  const operations = works.flatMap((work) => [...(work.operations ?? [])]);
  const routes = works.flatMap(({ route }) => route ?? []);
  const loops = works.flatMap(({ loop }) => loop ?? []);
  return Object.fromEntries(
    Object.entries({ routes, operations, loops })
      .map(([kind, names]) => [kind, [...new Set(names)].slice(0, MOST_NAMES)] as const)
      .filter(([, names]) => names.length > 0),
  );
}
