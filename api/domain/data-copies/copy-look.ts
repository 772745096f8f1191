/** How the file looks: it stands alone, so it has no sheet and no fonts of ours. */
export const COPY_STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0;padding:1rem}main{max-width:48rem;margin-inline:auto}
h1{line-height:1.2;font-size:1.6rem}h2{margin-block:2.5rem .5rem;font-size:1.3rem}
summary{padding-block:.75rem;font-weight:600;cursor:pointer}small{font-weight:400;opacity:.75}
details{border-block-start:1px solid GrayText}ol{margin:0;padding:0;list-style:none}
li{padding-block:.75rem;border-block-start:1px dashed GrayText}dl{margin:0;display:grid;gap:.25rem}
dl div{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:.75rem}dt{opacity:.8}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}button{min-height:2.75rem;padding-inline:1rem;font:inherit}
@media (max-width:30rem){dl{gap:.5rem}dl div{grid-template-columns:minmax(0,1fr);gap:0}}`;

/** Saves the JSON as a file of its own. */
export const COPY_SCRIPT = `const b=document.querySelector('button');b.hidden=false;b.onclick=()=>{
const a=document.createElement('a');a.download='my-data.json';a.href=URL.createObjectURL(
new Blob([document.getElementById('data').textContent],{type:'application/json'}));a.click()}`;

/** CSP hash that allows the script of the file; the test next to this file computes it. */
export const COPY_SCRIPT_HASH = 'sha256-amKxkhzdUe0kRt/JhlI3VoarvuEOBTyoCNihXIuISfY=';
