// oxlint-disable atrium/visible-text -- the page brings both languages itself
/** Runs in the browser as it stands; the page's policy allows no code of another kind. */
export const apiPageScript = `
const texts = {
  'zh-CN': { search: '搜索接口、字段或权限', input: '输入', output: '返回', none: '无', name: '字段', type: '类型', place: '位置',
    required: '必填', yes: '是', permission: '权限', empty: '没有匹配的接口。', other: 'English', areas: '领域',
    'public': '所有人', 'signed-in': '已登录的成员', path: '路径', query: '查询', body: '正文', failed: '接口说明加载失败，请刷新页面。' },
  en: { search: 'Search calls, fields or permissions', input: 'Input', output: 'Answer', none: 'None', name: 'Field', type: 'Type',
    place: 'In', required: 'Required', yes: 'yes', permission: 'Permission', empty: 'No call matches.', other: '中文', areas: 'Areas',
    'public': 'anybody', 'signed-in': 'any member of the space', path: 'path', query: 'query', body: 'body',
    failed: 'The description could not be loaded. Reload the page.' },
}
let language = navigator.language.toLowerCase().startsWith('en') ? 'en' : 'zh-CN'
const search = document.querySelector('#search')
const button = document.querySelector('#language')
const say = (key) => texts[language][key] ?? key

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

function typeOf(schema) {
  if (!schema) return ''
  if (schema.$ref) return schema.$ref.split('/').at(-1)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const any = schema.anyOf ?? schema.oneOf
  if (any) return [...new Set(any.map(typeOf))].join(' | ')
  if (schema.type === 'array') {
    const item = typeOf(schema.items)
    return (item.includes(' ') ? '(' + item + ')' : item) + '[]'
  }
  const limits = [['minLength', '≥'], ['maxLength', '≤'], ['minimum', '≥'], ['maximum', '≤']]
    .filter(([key]) => Math.abs(schema[key]) < 1e15).map(([key, sign]) => sign + schema[key])
  return [schema.format ?? schema.type ?? 'any', ...limits].join(' ')
}

function rowsOf(schema, place, prefix = '', depth = 0) {
  const target = schema?.type === 'array' ? schema.items : schema
  return Object.entries(target?.properties ?? {}).flatMap(([name, field]) => {
    const own = { name: prefix + name, type: typeOf(field), place, required: (target.required ?? []).includes(name) }
    const inner = field.type === 'array' ? field.items : field
    const below = depth < 3 ? rowsOf(inner, place, prefix + name + (field.type === 'array' ? '[].' : '.'), depth + 1) : []
    return [own, ...below]
  })
}

function callsOf(api) {
  return Object.entries(api.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, call]) => {
    const given = (call.parameters ?? []).map((parameter) => ({ name: parameter.name, place: parameter.in,
      required: parameter.required, type: typeOf(parameter.schema ?? parameter.content?.['application/json'].schema) }))
    const body = rowsOf(call.requestBody?.content['application/json'].schema, 'body')
    const answer = call.responses[200].content['application/json'].schema
    const made = { path, method, id: call.operationId, area: call.tags[0], permission: call['x-permission'],
      input: [...given, ...body], output: rowsOf(answer, ''), outputType: typeOf(answer) }
    return { ...made, text: JSON.stringify(made).toLowerCase() }
  }))
}

function table(rows, columns) {
  const head = element('tr', {}, ...columns.map((column) => element('th', { scope: 'col' }, say(column))))
  const body = rows.map((row) => element('tr', {}, ...columns.map((column) => {
    if (column === 'required') return element('td', {}, row.required ? say('yes') : '')
    if (column === 'place') return element('td', {}, say(row.place))
    return element('td', {}, element('code', {}, row[column]))
  })))
  return element('table', {}, element('thead', {}, head), element('tbody', {}, ...body))
}

function card(call) {
  const summary = element('summary', {}, element('code', { class: 'method ' + call.method }, call.method.toUpperCase()),
    element('code', {}, call.path), element('code', { class: 'quiet id' }, call.id))
  const made = element('details', {}, summary)
  made.addEventListener('toggle', () => {
    if (!made.open || made.children.length > 1) return
    made.append(element('div', { class: 'body' },
      element('h3', {}, say('permission')), element('code', {}, say(call.permission)),
      element('h3', {}, say('input')),
      call.input.length ? table(call.input, ['name', 'type', 'place', 'required']) : say('none'),
      element('h3', {}, say('output')),
      call.output.length ? table(call.output, ['name', 'type']) : element('code', {}, call.outputType || say('none'))))
  })
  return made
}

function draw(calls) {
  document.documentElement.lang = language
  search.placeholder = say('search')
  search.setAttribute('aria-label', say('search'))
  button.textContent = say('other')
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean)
  const found = calls.filter((call) => words.every((word) => call.text.includes(word)))
  const areas = Map.groupBy(found, (call) => call.area)
  const main = document.querySelector('#calls')
  main.replaceChildren(...[...areas].map(([area, of]) => element('section', {},
    element('h2', { id: area }, area), ...of.map(card))))
  if (!found.length) main.append(element('p', { role: 'status' }, say('empty')))
  const nav = document.querySelector('#areas')
  nav.setAttribute('aria-label', say('areas'))
  nav.replaceChildren(...[...areas].map(([area, of]) =>
    element('a', { href: '#' + area }, area, element('span', {}, String(of.length)))))
}

try {
  const api = await (await fetch('openapi.json')).json()
  const calls = callsOf(api)
  search.addEventListener('input', () => draw(calls))
  button.addEventListener('click', () => { language = language === 'en' ? 'zh-CN' : 'en'; draw(calls) })
  draw(calls)
} catch {
  document.querySelector('#calls').textContent = say('failed')
}
`
