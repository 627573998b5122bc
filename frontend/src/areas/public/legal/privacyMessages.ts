import { defineMessages } from '@/lib/i18n';

export const { useText } = defineMessages('privacy', {
  title: 'Privacy',
  lead: 'What data we keep about you, why, and for how long.',

  who: 'Who is responsible',
  whoText:
    '{{company}}, which runs this platform. Our staff answer your questions; just reply to any email we send you.',
  what: 'What we keep',
  whatText:
    'Your name, username, email address, country and zone; for companies their name, address and phone number; for customers the date of birth; and the version of the terms you accepted, with the time. Your orders and payments. Your password is stored only as a hash that can’t be reversed.',
  why: 'Why',
  whyText:
    'To open and check your account, to sell and deliver, to pay commissions, to keep the records the law requires, and to keep products for adults away from minors.',
  documents: 'Documents',
  documentsText:
    'Documents you submit are stored separately from the platform’s pages. Only you and our reviewers can open them. We ask for them again when they expire.',
  sight: 'Who sees what',
  sightText:
    'Agents see the names of the people they referred and the totals of their orders, never contact details. Staff see what they need for their work. No one outside {{company}} gets your data, except the carriers who deliver your orders.',
  storage: 'On your device',
  storageText:
    'One cookie keeps you signed in and ends with your session. Your browser also remembers your cart, light or dark mode, and that you confirmed your age. There is no tracking and no advertising.',
  thirdParties: 'No third parties',
  thirdPartiesText:
    'We host all fonts, pictures and QR codes ourselves. Opening a page tells no other company about it.',
  keep: 'How long',
  keepText:
    'We keep your data while your account is open, and orders and payments for as long as the law requires. The activity log, with device and address, protects your account and can’t be changed.',
  rights: 'Your rights',
  rightsText:
    'You can view and correct your data and sign out other devices in your account, and ask us for a copy or for deletion.',
});
