import type { Locale, ParsedOf } from '@atrium/domain-core'
import type { FormDefinition, FormDefinitionsPort } from '@atrium/domain-forms'
import {
  type createPreviewLink,
  forStrangers,
  type listPreviewLinks,
  type openPreview,
  type Preview,
  type PreviewLink,
  previewLinkLimit,
  type PreviewShows,
  type revokePreviewLink,
  validityHours,
} from '@atrium/domain-public'
import {
  type Caller,
  Conflict,
  type Core,
  hashToken,
  nameIn,
  newSecretToken,
  NotFound,
  type Tx,
} from '@atrium/server-core'
import { countOpening, endLink, findLink, insertLink, listLinkRows } from './preview-link-store'

export type PreviewService = ReturnType<typeof createPreviewService>

const hour = 3_600_000

/** Links by which strangers see a form. A token is known to who has the link only; its SHA-256 is kept. */
export function createPreviewService(
  { database, clock }: Pick<Core, 'database' | 'clock'>,
  forms: FormDefinitionsPort<Tx>,
) {
  return {
    list: ({ formId }: ParsedOf<typeof listPreviewLinks>, caller: Caller): Promise<PreviewLink[]> =>
      database.read(caller, (tx) =>
        listLinkRows(tx, { entId: caller.entId, formId, now: clock.now() }),
      ),

    create: (
      { formId, shows, validity }: ParsedOf<typeof createPreviewLink>,
      caller: Caller,
    ): Promise<{ link: PreviewLink; token: string }> =>
      database.transaction(caller, async (tx) => {
        const { entId, personId } = caller
        const now = clock.now()
        requireShown(await forms.findDefinition(tx, formId), shows)
        const links = await listLinkRows(tx, { entId, formId, now })
        if (links.length >= previewLinkLimit) throw new Conflict('preview-links-too-many')
        const { token, hash: tokenHash } = newSecretToken()
        const link: PreviewLink = {
          id: clock.newId(),
          shows,
          createdAt: now.toISOString(),
          createdBy: caller.name,
          expiresAt: new Date(now.getTime() + validityHours[validity] * hour).toISOString(),
          opened: 0,
        }
        await insertLink(tx, { entId, formId, tokenHash, personId, link })
        const details = { formId, shows, validity }
        record(tx, 'public.create-preview-link', { linkId: link.id, details })
        return { link, token }
      }),

    revoke: ({ linkId }: ParsedOf<typeof revokePreviewLink>, caller: Caller) =>
      database.transaction(caller, async (tx) => {
        const ended = await endLink(tx, { entId: caller.entId, linkId, now: clock.now() })
        if (!ended) throw new NotFound('preview-link-not-found')
        record(tx, 'public.revoke-preview-link', { linkId })
        return {}
      }),

    async open({ token }: ParsedOf<typeof openPreview>, locale: Locale): Promise<Preview> {
      const tokenHash = hashToken(token)
      if (tokenHash === null) throw new NotFound('preview-not-found')
      const link = await database.read('platform', (tx) => findLink(tx, tokenHash))
      if (!link) throw new NotFound('preview-not-found')
      const { id, entId, formId, shows, expiresAt } = link
      if (link.revokedAt !== null || expiresAt <= clock.now()) throw new NotFound('preview-ended')
      return database.transaction({ entId, personId: null }, async (tx) => {
        const form = await forms.findDefinition(tx, formId)
        if (!form) throw new NotFound('preview-ended')
        const schema = requireShown(form, shows)
        await countOpening(tx, id)
        const named = { name: link.enterprise, nameEn: link.enterpriseEn }
        return {
          name: form.name,
          enterprise: nameIn(locale, named),
          shows,
          schema: forStrangers(schema),
          expiresAt: expiresAt.toISOString(),
        }
      })
    },
  }
}

function requireShown(form: FormDefinition | null, shows: PreviewShows) {
  if (!form) throw new NotFound('form-not-found')
  const schema = shows === 'draft' ? form.draft : form.published
  if (!schema || schema.fields.length === 0) throw new Conflict('preview-nothing-to-show')
  return schema
}

function record(tx: Tx, act: string, { linkId, details }: { linkId: string; details?: unknown }) {
  tx.record({ act, entity: 'preview-link', entityId: linkId, details })
}
