/** Looks like the product: its greys, its blue, its sizes. */
export const apiPageStyle = `
:root { color-scheme: light dark; --ground: #f5f6f8; --card: #fff; --line: #e1e4ea; --text: #1c2430; --quiet: #5c6675;
  --brand: #2457d6; --soft: #eaf0fd; --read: #0b6b4f; --write: #8a4b00; }
@media (prefers-color-scheme: dark) { :root { --ground: #12161c; --card: #1a2028; --line: #2c3542; --text: #e8ebf0;
  --quiet: #9aa5b5; --brand: #8fb0ff; --soft: #202c44; --read: #5fd0a8; --write: #f0b268; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 14px/1.5 system-ui, "PingFang SC",
  "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
header { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: 12px; height: 48px;
  padding: 0 24px; background: var(--card); border-bottom: 1px solid var(--line); }
h1 { flex: none; margin: 0; font-size: 16px; font-weight: 600; }
input, button { height: 32px; padding: 0 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--ground);
  color: inherit; font: inherit; }
input { flex: 1; min-width: 0; max-width: 480px; }
button { margin-left: auto; cursor: pointer; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 1px; }
#frame { display: grid; grid-template-columns: 220px minmax(0, 1fr); max-width: 1280px; margin: 0 auto; }
nav { position: sticky; top: 48px; align-self: start; max-height: calc(100vh - 48px); overflow: auto; padding: 24px 0 24px 24px; }
nav a { display: flex; justify-content: space-between; padding: 4px 12px; border-radius: 6px; color: inherit; text-decoration: none; }
nav a:hover { background: var(--soft); }
nav span { color: var(--quiet); font-variant-numeric: tabular-nums; }
main { padding: 24px; outline: none; }
h2 { margin: 0 0 12px; font-size: 16px; font-weight: 600; scroll-margin-top: 64px; }
section { margin-bottom: 32px; }
details { margin-bottom: 8px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; padding: 12px 16px; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
code { font: 13px ui-monospace, "Cascadia Mono", Menlo, monospace; overflow-wrap: anywhere; }
.method { min-width: 56px; font-weight: 600; color: var(--write); }
.method.get { color: var(--read); }
.quiet { color: var(--quiet); }
.id { margin-left: auto; }
.body { padding: 0 16px 16px; border-top: 1px solid var(--line); overflow-x: auto; }
h3 { margin: 16px 0 8px; font-size: 13px; font-weight: 600; color: var(--quiet); }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { font-size: 12px; font-weight: 500; color: var(--quiet); }
@media (max-width: 760px) { #frame { grid-template-columns: minmax(0, 1fr); } nav { display: none; } header, main { padding-inline: 16px; }
  .id { margin-left: 0; width: 100%; } }
`
