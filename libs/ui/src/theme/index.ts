export { contrast } from './colour'
export {
  chartColours,
  checkSkin,
  defaultBrand,
  palette,
  type Scheme,
  type Skin,
  type SkinFault,
  type Tone,
} from './palette'
export { type BrandHue, brandHues, skinOf } from './skins'
export { ThemeProvider, type ThemeProviderProps, useLook } from './theme-provider'
export { cssVariables, type Density, type Look, rowHeight } from './tokens'
