import type { ErrorOperation } from '#domain/wording/error-copy.ts';
import type { AnyOperation } from './operation.ts';

/** `resource METHOD` → operation. */
type OperationTable = Readonly<Record<string, AnyOperation>>;
/** Resource → the table of its operations, loaded when they are first asked for. */
export type LaterTables = Readonly<Record<string, () => Promise<{ OPERATIONS: OperationTable }>>>;

export type OperationTables = ReturnType<typeof operationTables>;

/** The operations of all resources: those of the first table are here, all other tables join it. */
export function operationTables(first: OperationTable, later: LaterTables) {
  let operations = first;
  const rowOf = (resource: string, method: string) => operations[`${resource} ${method}`];
  const load = async (resource: string): Promise<void> => {
    const table = await later[resource]?.();
    if (table) operations = { ...operations, ...table.OPERATIONS };
  };

  return {
    /** Fetches the operations of a resource, ahead of a page that asks for them. */
    load,

    /** Makes sure that the operation behind a method of react-admin is here; what came with the console waits for none. */
    async need(resource: string, method: string): Promise<void> {
      if (!rowOf(resource, fetchTypeOf(method))) await load(resource);
    },

    /** The operation of a resource's method. Throws when no table has it: a page asks for what was never offered. */
    operationOf(resource: string, method: string): AnyOperation {
      const found = rowOf(resource, method);
      if (!found) throw new Error(`No table of operations has a row for ${resource} ${method}`);
      return found;
    },

    /** What the error texts call the operation behind a method of react-admin (`getOne`), if anything special. */
    wordingOf(resource: string, method: string): ErrorOperation | undefined {
      return rowOf(resource, fetchTypeOf(method))?.wording;
    },
  };
}

/** `getOne` is GET_ONE in the table. */
function fetchTypeOf(method: string): string {
  return method.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
