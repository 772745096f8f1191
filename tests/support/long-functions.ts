import ts from 'typescript';

/** The functions of a source that have more lines than `most`, by name and first line. */
export function longFunctionsIn(source: string, most: number): string[] {
  // A short file holds none, and reading it would take half of the time.
  if (source.split('\n').length <= most) return [];
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (isFunction(node) && node.body) {
      const first = file.getLineAndCharacterOfPosition(node.getStart(file)).line;
      const last = file.getLineAndCharacterOfPosition(node.end).line;
      if (last - first + 1 > most)
        found.push(`${nameOf(node)}, line ${first + 1}: ${last - first + 1} lines`);
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

type WithBody = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration;

const isFunction = (node: ts.Node): node is WithBody =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node);

function nameOf(node: WithBody): string {
  if (node.name) return node.name.getText();
  const { parent } = node;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText()
    : 'a function';
}
