import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('age', {
  ageTitle: 'Are you {{age}} or older?',
  ageText:
    'We sell products for adults that may contain nicotine. We’ll remember your answer on this device.',
  ageYes: 'Yes, I am',
  ageNo: 'No',
});
