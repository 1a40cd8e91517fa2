/** Every file of texts in the workspace; read at build time only. */
export const files: Record<string, Record<string, unknown>> = import.meta.glob(
  ['../../libs/*/src/**/*messages.ts', '../../libs/domain-core/src/code.ts'],
  { eager: true },
)
