import { placeOf, type Place } from './place.ts'
import type { Node, Rule, RuleContext, Visitor } from './rule.ts'

/** Attributes, and properties of what components are given, that a person reads or hears. */
const visibleNames =
  /^(title|label|placeholder|alt|hint|help|advice|why|purpose|description|heading|caption|summary|unit|(ok|cancel|empty|button)Text|aria-(label|description|placeholder|roledescription|valuetext))$/
/** The same in every language; Aa shows what letters look like. */
const names = /^(Atrium|Ctrl|Cmd|Alt|Shift|Esc|Enter|XLSX?|CSV|JSON|API|ID|URL|Aa)$/
const languages = /^(zh-CN|(zh|en)([A-Z]\w*)?)$/
const advice = 'put it into the messages of its library, in both languages: t(key)'

/** What a person sees is a message: no text stands in a page, and no Chinese stands outside `zh-CN`. */
export const visibleText: Rule = {
  create(context): Visitor {
    const place = placeOf(context)
    if (place.isTest || place.kind === 'tools' || place.kind === 'e2e') return {}
    if (place.file.startsWith('libs/ui/src/overview/')) return {}
    return { ...chineseOf(context), ...(isDrawn(place) ? textsOf(context) : {}) }
  },
}

function isDrawn({ kind }: Place): boolean {
  return kind === 'core' || kind === 'ui' || kind === 'feature' || kind === 'web'
}

function textsOf(context: RuleContext): Visitor {
  const report = (node: Node, text: string) =>
    context.report({
      node,
      message: `"${text.trim().slice(0, 40)}" is text for people: ${advice}.`,
    })
  const reportAll = (node: Node | null) => {
    for (const text of literalsOf(node)) if (isWords(text.value)) report(text.node, text.value)
  }
  return {
    JSXText(node) {
      const text = String(node['value'])
      if (isWords(text)) report(node, text)
    },
    JSXExpressionContainer(node) {
      const { parent } = node
      if (parent?.type === 'JSXElement' || parent?.type === 'JSXFragment')
        reportAll(node['expression'] as Node)
    },
    JSXAttribute(node) {
      if (!visibleNames.test(nameOf(node['name'] as Node))) return
      const value = node['value'] as Node | null
      reportAll(value?.type === 'JSXExpressionContainer' ? (value['expression'] as Node) : value)
    },
    Property(node) {
      if (!visibleNames.test(nameOf(node['key'] as Node)) || isInLanguage(node)) return
      for (const { node: at, value } of literalsOf(node['value'] as Node))
        if (isSentence(value)) report(at, value)
    },
  }
}

function chineseOf(context: RuleContext): Visitor {
  const check = (node: Node, text: string) => {
    if (!/\p{Script=Han}/u.test(text) || isInLanguage(node)) return
    const message = `"${text.trim().slice(0, 40)}" is Chinese outside zh-CN: ${advice}.`
    context.report({ node, message })
  }
  return {
    Literal(node) {
      if (typeof node['value'] === 'string') check(node, node['value'])
    },
    TemplateElement(node) {
      check(node, (node['value'] as { raw: string }).raw)
    },
  }
}

/** The texts an expression may come to: through conditions, and the fixed parts of a template. */
function literalsOf(node: Node | null | undefined): { node: Node; value: string }[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [{ node, value: node['value'] }] : []
    case 'TemplateLiteral':
      return (node['quasis'] as Node[]).map((part) => ({
        node: part,
        value: (part['value'] as { cooked: string | null }).cooked ?? '',
      }))
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].flatMap((part) => literalsOf(part as Node))
    case 'LogicalExpression':
      return [node['left'], node['right']].flatMap((part) => literalsOf(part as Node))
    default:
      return []
  }
}

function isWords(text: string): boolean {
  // An identifier, such as `current-password`.
  if (/^[a-z]+(-[a-z]+)+$/.test(text)) return false
  const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? []
  return words.some((word) => word.length > 1 && !names.test(word))
}

/** A value such as `form-name` or `blue` is none; a sentence or a name is. */
function isSentence(text: string): boolean {
  return isWords(text) && /\s|^\p{Lu}|\p{Script=Han}/u.test(text.trim())
}

/**
 * Whether the text stands below a language: `{ 'zh-CN': …, en: … }`, in what is called `zh` or `en`, or beside its
 * English name: `{ name: …, nameEn: … }`.
 */
function isInLanguage(node: Node): boolean {
  if (isNamed(node.parent)) return true
  for (let at: Node | undefined = node; at; at = at.parent) {
    if (at.type === 'Property' && languages.test(nameOf(at['key'] as Node))) return true
    if (at.type === 'VariableDeclarator' && languages.test(nameOf(at['id'] as Node))) return true
  }
  return false
}

function isNamed(node: Node | undefined): boolean {
  const properties = node?.type === 'Property' ? (node.parent?.['properties'] as Node[]) : []
  return properties.some((each) => each['key'] && nameOf(each['key'] as Node) === 'nameEn')
}

function nameOf(node: Node): string {
  if (node.type === 'Literal') return String(node['value'])
  return typeof node['name'] === 'string' ? node['name'] : ''
}
