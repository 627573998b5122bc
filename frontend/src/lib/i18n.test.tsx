import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addTranslations, defineMessages } from './i18n';

const { text } = defineMessages('test', {
  hello: 'Hello, {{name}} & {{ other }}',
  found_one: '{{count}} product',
  found_other: '{{count}} products',
});

it('fills in what it is given, as it is', () => {
  expect(text('hello', { name: '<b>$&</b>', other: 2 })).toBe('Hello, <b>$&</b> & 2');
  expect(text('hello', { name: 'Ada' })).toBe('Hello, Ada & {{ other }}');
});

it('counts', () => {
  expect(text('found', { count: 1 })).toBe('1 product');
  expect(text('found', { count: 0 })).toBe('0 products');
  expect(text('found', { count: 21 })).toBe('21 products');
});

it('says what a translation says, and English where a text is missing', () => {
  const { useText } = defineMessages('greeting', { hello: 'Hello, {{name}}', only: 'Only here' });
  function Words() {
    const words = useText();
    return <p>{`${words('hello', { name: 'Ada' })}. ${words('only')}.`}</p>;
  }
  addTranslations({ greeting: { hello: 'Helo, {{name}}' } });
  render(<Words />);
  expect(screen.getByText('Helo, Ada. Only here.')).toBeInTheDocument();
});
