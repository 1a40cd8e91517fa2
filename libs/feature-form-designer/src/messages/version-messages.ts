import { scopeMessages } from '@atrium/core-i18n'
import { defineMessages } from '@atrium/domain-core'

export const versionMessages = scopeMessages(
  'form-versions',
  defineMessages({
    'zh-CN': {
      versions: '历史版本',
      title: '“<% name %>”的版本',
      version: '第 <% version %> 版',
      current: '当前',
      'published-by': '<% name %>，<% at %>',
      'published-at': '<% at %>',
      fields: '<% count %> 个字段',
      'rolled-back': '由第 <% version %> 版恢复',
      'roll-back': '恢复',
      'roll-back-label': '恢复第 <% version %> 版',
      'ask-title': '恢复第 <% version %> 版？',
      hint: '第 <% version %> 版会作为新版本立即发布，成员马上看到；之后仍可恢复其他版本。',
      'draft-lost': '尚未发布的修改会被第 <% version %> 版替换。',
      'values-hint':
        '改过类型的字段会取回原来的值；之后有人改过的值按现在的内容转换。后来新增的选项仍显示在已有记录中，但不能再选。',
      refused: '有些值无法转换回去，因此还不能恢复',
      'refused-hint': '请先修改或清空这些值。',
      act: '恢复',
      done: '已恢复第 <% version %> 版，现为第 <% now %> 版',
      all: '所有版本',
    },
    en: {
      versions: 'Versions',
      title: 'Versions of "<% name %>"',
      version: 'Version <% version %>',
      current: 'Current',
      'published-by': '<% name %>, <% at %>',
      'published-at': '<% at %>',
      fields: 'Fields: <% count %>',
      'rolled-back': 'Goes back to version <% version %>',
      'roll-back': 'Go back',
      'roll-back-label': 'Go back to version <% version %>',
      'ask-title': 'Go back to version <% version %>?',
      hint: 'Version <% version %> is published again at once, as a new version, and members see it. You can still go to any other version afterwards.',
      'draft-lost': 'Changes that are not published are replaced by version <% version %>.',
      'values-hint':
        'Fields whose type was changed get their former values back; values that somebody changed since are converted. Choices added since stay in the records that hold them but are no longer offered.',
      refused: 'Some values cannot be converted back, so this is not possible yet',
      'refused-hint': 'Change or clear these values first.',
      act: 'Go back',
      done: 'Version <% version %> is back, as version <% now %>',
      all: 'All versions',
    },
  }),
)
