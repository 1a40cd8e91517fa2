import { changeTexts, listTexts } from '@atrium/domain-languages'
import { implement, type Route } from '@atrium/server-core'
import type { TextService } from './text-service'

export function textRoutes(texts: TextService): Route[] {
  return [
    implement(listTexts, {
      permission: 'languages.manage',
      handle: (_, { caller }) => texts.list(caller),
    }),
    implement(changeTexts, {
      permission: 'languages.manage',
      handle: (input, { caller }) => texts.change(input, caller),
    }),
  ]
}
