import ts from 'typescript';

/** Tests that build on each other: the titles of their block from the outermost, none for a whole file, and its source. */
export type SerialBlock = { titles: readonly string[]; text: string };

/** The blocks of a browser test whose mode is serial: none of their tests runs without those before it. */
export function serialBlocks(source: string): SerialBlock[] {
  const blocks: SerialBlock[] = [];
  const look = (node: ts.Node, block: SerialBlock): void => {
    if (isSerialMode(node)) blocks.push(block);
    const inner = blockOf(node, block) ?? block;
    ts.forEachChild(node, (child) => {
      look(child, inner);
    });
  };
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  look(file, { titles: [], text: source });
  return blocks;
}

function isSerialMode(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /^test\.describe\.configure\(.*'serial'/.test(node.getText());
}

function blockOf(node: ts.Node, { titles }: SerialBlock): SerialBlock | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'test.describe') return undefined;
  const [title] = node.arguments;
  if (!title || !ts.isStringLiteralLike(title)) return undefined;
  return { titles: [...titles, title.text], text: node.getText() };
}
