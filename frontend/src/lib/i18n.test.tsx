import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { addMessages, defineMessages, setLanguage } from './i18n';

const { text, useText } = defineMessages('test', {
  hello: 'Hello, {{name}} & {{ other }}',
  found_one: '{{count}} product',
  found_other: '{{count}} products',
  only: 'Only here',
});

afterEach(() => setLanguage('en'));

it('fills in what it is given, as it is', () => {
  expect(text('hello', { name: '<b>$&</b>', other: 2 })).toBe('Hello, <b>$&</b> & 2');
  expect(text('hello', { name: 'Ada' })).toBe('Hello, Ada & {{ other }}');
});

it('counts', () => {
  expect(text('found', { count: 1 })).toBe('1 product');
  expect(text('found', { count: 0 })).toBe('0 products');
  expect(text('found', { count: 21 })).toBe('21 products');
});

it('turns into another language, and back to English where a text is missing', () => {
  function Words() {
    const words = useText();
    return <p>{`${words('hello', { name: 'Ada', other: 'Bo' })}. ${words('only')}.`}</p>;
  }
  addMessages('ms', 'test', { hello: 'Helo, {{name}} dan {{other}}' });
  render(<Words />);
  expect(screen.getByText('Hello, Ada & Bo. Only here.')).toBeInTheDocument();
  act(() => setLanguage('ms'));
  expect(screen.getByText('Helo, Ada dan Bo. Only here.')).toBeInTheDocument();
});
