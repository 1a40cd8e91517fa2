import { eachImport } from './imports.ts'
import type { Rule } from './rule.ts'

/** An entry names what it offers, so that a reader and a bundler see it. */
export const noExportStar: Rule = {
  create: (context) => ({
    ExportAllDeclaration: (node) =>
      context.report({
        node,
        message: 'No `export *`: name what is exported, so that it can be found.',
      }),
  }),
}

export const noEnum: Rule = {
  create: (context) => ({
    TSEnumDeclaration: (node) =>
      context.report({
        node,
        message: 'No enum: write a closed union, or z.enum when it is parsed.',
      }),
  }),
}

/** Two floors up is another neighbourhood: the file belongs nearer, or its target in another lib. */
export const noDeepRelative: Rule = {
  create: (context) =>
    eachImport((node, specifier) => {
      if (specifier.startsWith('../../'))
        context.report({
          node,
          message:
            'No `../../`: move the file nearer, or import another lib by name (@atrium/<lib>).',
        })
    }),
}
