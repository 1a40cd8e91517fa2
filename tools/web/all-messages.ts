/** Every file of texts in the workspace; read at build time only. */
export const files: Record<string, Record<string, unknown>> = import.meta.glob(
  [
    '../../libs/*/src/**/*messages.ts',
    '../../libs/domain-core/src/code.ts',
    // Mails are sent before it is known in which space somebody is.
    '!../../libs/server-*/src/**/mail-messages.ts',
  ],
  { eager: true },
)
