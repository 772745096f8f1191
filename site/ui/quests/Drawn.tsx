/** A drawing of the product's own, as its functions write it; takes no box of its own. */
export function Drawn({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what is drawn escapes its titles itself.
  return <span className="drawn" dangerouslySetInnerHTML={{ __html: svg }} />;
}
