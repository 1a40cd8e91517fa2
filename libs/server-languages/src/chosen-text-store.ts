import type { Locale } from '@atrium/domain-core'
import type { Tx } from '@atrium/server-core'

export interface ChosenText {
  readonly key: string
  readonly locale: Locale
  readonly text: string
}

interface Writing {
  readonly at: Date
  readonly personId: string
}

/** Lets one change of a space's texts happen after the other. */
export async function holdChosenTexts(tx: Tx, entId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`languages ${entId}`])
}

export function listChosenTexts(tx: Tx, entId: string): Promise<ChosenText[]> {
  return tx.named<ChosenText>(
    'languages.list-chosen',
    'select key, locale, text from platform.chosen_text where ent_id = $1 order by key, locale',
    [entId],
  )
}

export async function saveChosenTexts(
  tx: Tx,
  entId: string,
  texts: readonly ChosenText[],
  { at, personId }: Writing,
): Promise<void> {
  if (texts.length === 0) return
  await tx.query(
    `insert into platform.chosen_text (ent_id, key, locale, text, changed_at, changed_by)
      select $1, said.key, said.locale, said.text, $5, $6
      from unnest($2::text[], $3::text[], $4::text[]) as said (key, locale, text)
      on conflict (ent_id, key, locale) do update
        set text = excluded.text, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    [entId, ...columnsOf(texts), texts.map(({ text }) => text), at, personId],
  )
}

export async function deleteChosenTexts(
  tx: Tx,
  entId: string,
  texts: readonly Pick<ChosenText, 'key' | 'locale'>[],
): Promise<void> {
  if (texts.length === 0) return
  await tx.query(
    `delete from platform.chosen_text
      where ent_id = $1 and (key, locale) in (select * from unnest($2::text[], $3::text[]))`,
    [entId, ...columnsOf(texts)],
  )
}

function columnsOf(texts: readonly Pick<ChosenText, 'key' | 'locale'>[]) {
  return [texts.map(({ key }) => key), texts.map(({ locale }) => locale)]
}
