import { moduleBoundaries } from './module-boundaries.ts'
import { noDeepRelative, noEnum, noExportStar } from './plain-syntax.ts'
import { restrictedGlobals } from './restricted-globals.ts'
import { restrictedPackages } from './restricted-packages.ts'
import { visibleText } from './visible-text.ts'

export default {
  meta: { name: 'atrium' },
  rules: {
    'module-boundaries': moduleBoundaries,
    'restricted-packages': restrictedPackages,
    'restricted-globals': restrictedGlobals,
    'visible-text': visibleText,
    'no-export-star': noExportStar,
    'no-enum': noEnum,
    'no-deep-relative': noDeepRelative,
  },
}
