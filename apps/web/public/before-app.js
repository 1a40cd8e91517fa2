// The content security policy forbids code made at run time, and even trying is reported: the schema library must not try.
globalThis.__zod_globalConfig = { jitless: true }

// The look of the last visit, before anything is drawn: a dark room must not flash white.
try {
  // oxlint-disable-next-line atrium/restricted-globals -- nothing of the product is loaded yet
  const { scheme, light, dark } = JSON.parse(localStorage.getItem('first-paint') ?? '{}')
  const isDark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const root = document.documentElement
  root.dataset.scheme = isDark ? 'dark' : 'light'
  root.style.colorScheme = root.dataset.scheme
  root.style.backgroundColor = (isDark ? dark : light) ?? ''
} catch {
  // Storage is closed or holds something else: the first paint is the browser's own.
}
