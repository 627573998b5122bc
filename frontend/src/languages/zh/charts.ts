import type { Messages } from '@/lib/i18n';

export default {
  asTable: '以表格显示',
  asChart: '以图表显示',
  when: '时间',
  picture: 'PNG',
  pictureOf: '将“{{title}}”存为 PNG 图片',
  pictureFailed: '图片未生成',
  pictureFailedText: '请重试，或改用表格。',
} satisfies Messages;
