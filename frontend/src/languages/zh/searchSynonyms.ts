import type { Messages } from '@/lib/i18n';

export default {
  title: '搜索同义词',
  intro:
    '同一分组中的词含义相同：搜索其中一个词，也会找到含有其他词的产品。数字和单位无需分组：6mg 也会找到 6 mg。',
  add: '添加分组',
  edit: '编辑',
  editOf: '编辑“{{word}}”所在的分组',
  remove: '删除',
  removeOf: '删除“{{word}}”所在的分组',
  groups_other: '{{count}} 个分组',
  empty: '暂无同义词',
  emptyText: '添加客户对同一事物使用的词，例如 vape juice、e-liquid 和 eliquid。',
  addTitle: '添加分组',
  editTitle: '编辑分组',
  words: '词',
  wordsHint: '2 到 20 个词，用逗号分隔或每行一个。',
  tooFew: '请至少输入两个含义相同的词。',
  tooMany: '一个分组最多 20 个词。',
  save: '保存分组',
  saved: '同义词已保存',
  savedText: '搜索立即生效。',
  removeTitle: '删除“{{word}}”所在的分组？',
  removeText: '搜索其中一个词将不再找到其他词：{{words}}。',
  deleted: '已删除',
  removed: '分组已删除',
  removeFailed: '无法删除该分组',
} satisfies Messages;
