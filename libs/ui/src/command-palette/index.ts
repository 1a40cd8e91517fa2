export { CommandPalette, type CommandPaletteProps } from './command-palette'
export type { Command, CommandGroup } from './commands'
export { usePaletteKey } from './use-palette-key'
