import type { ProductText } from './product-text'

/** A text of the product for tests. */
export function aProductText(overrides: Partial<ProductText> = {}): ProductText {
  return {
    key: 'garden.rose',
    lib: 'feature-garden',
    original: { 'zh-CN': '玫瑰', en: 'Rose' },
    chosen: { 'zh-CN': null, en: null },
    ...overrides,
  }
}
