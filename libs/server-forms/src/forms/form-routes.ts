import {
  createForm,
  deleteForm,
  discardDraft,
  getForm,
  getListSettings,
  getPublishedForm,
  listForms,
  listFormVersions,
  previewPublish,
  previewRollBack,
  publishForm,
  renameForm,
  restoreForm,
  rollBackForm,
  saveDraft,
  saveListSettings,
} from '@atrium/domain-forms'
import { implement, type Route } from '@atrium/server-core'
import type { PublishService } from '../publish/publish-service'
import type { FormService } from './form-service'
import type { ListSettingsService } from './list-settings-service'

export interface FormServices {
  readonly forms: FormService
  readonly publishing: PublishService
  readonly listSettings: ListSettingsService
}

export function formRoutes({ forms, publishing, listSettings }: FormServices): Route[] {
  return [
    implement(listForms, {
      permission: 'forms.read',
      handle: (input, { caller }) => forms.list(input, caller),
    }),
    implement(getForm, {
      permission: 'forms.read',
      handle: (input, { caller }) => forms.get(input, caller),
    }),
    implement(getPublishedForm, {
      permission: 'forms.read',
      kept: 'by-application',
      handle: (input, { caller }) => forms.getPublished(input, caller),
    }),
    implement(createForm, {
      permission: 'forms.design',
      handle: (input, { caller }) => forms.create(input, caller),
    }),
    implement(renameForm, {
      permission: 'forms.design',
      handle: (input, { caller }) => forms.rename(input, caller),
    }),
    implement(saveDraft, {
      permission: 'forms.design',
      handle: (input, { caller }) => forms.saveDraft(input, caller),
    }),
    implement(discardDraft, {
      permission: 'forms.design',
      handle: (input, { caller }) => forms.discardDraft(input, caller),
    }),
    implement(previewPublish, {
      permission: 'forms.design',
      handle: (input, { caller }) => publishing.preview(input, caller),
    }),
    implement(publishForm, {
      permission: 'forms.design',
      handle: (input, { caller }) => publishing.publish(input, caller),
    }),
    implement(listFormVersions, {
      permission: 'forms.design',
      handle: (input, { caller }) => publishing.versions(input, caller),
    }),
    implement(previewRollBack, {
      permission: 'forms.design',
      handle: (input, { caller }) => publishing.previewRollBack(input, caller),
    }),
    implement(rollBackForm, {
      permission: 'forms.design',
      handle: (input, { caller }) => publishing.rollBack(input, caller),
    }),
    implement(deleteForm, {
      permission: 'forms.design',
      handle: (input, { caller }) => forms.remove(input, caller),
    }),
    implement(restoreForm, {
      permission: 'forms.design',
      handle: (input, { caller }) => forms.restore(input, caller),
    }),
    implement(getListSettings, {
      permission: 'records.read',
      handle: (input, { caller }) => listSettings.get(input, caller),
    }),
    implement(saveListSettings, {
      whileActing: 'as-self',
      permission: 'records.read',
      handle: (input, { caller }) => listSettings.save(input, caller),
    }),
  ]
}
