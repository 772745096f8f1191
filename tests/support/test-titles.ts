import ts from 'typescript';

const RUNNERS = new Set(['it', 'test', 'describe']);

/** The titles of the tests and groups in the source of a test file, as they are written; placeholders stay. */
export function titlesIn(source: string): string[] {
  const titles: string[] = [];
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && RUNNERS.has(runnerOf(node.expression))) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
      else if (title && ts.isTemplateExpression(title)) titles.push(title.getText(file));
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return titles;
}

/** `it` of `it`, `it.only` and `it.each(rows)`; '' of anything else. */
function runnerOf(called: ts.Expression): string {
  if (ts.isIdentifier(called)) return called.text;
  if (ts.isPropertyAccessExpression(called)) return runnerOf(called.expression);
  return ts.isCallExpression(called) ? runnerOf(called.expression) : '';
}
