/** Counts what a person does: each click, each choice of a list, and each text typed, with the Enter that sends it. */
import { expect, type Locator, type Page } from '@playwright/test';

export class Steps {
  private readonly taken: string[] = [];

  constructor(readonly page: Page) {}

  async click(target: Locator) {
    await target.click();
    this.taken.push(`click ${String(target)}`);
  }

  async choose(field: Locator, option: string) {
    await field.selectOption(option);
    this.taken.push(`choose ${option}`);
  }

  async type(field: Locator, words: string) {
    await field.fill(words);
    this.taken.push(`type ${words}`);
  }

  /** The Enter that ends a typed text is part of it. */
  async send() {
    await this.page.keyboard.press('Enter');
  }

  async press(keys: string) {
    await this.page.keyboard.press(keys);
    this.taken.push(`press ${keys}`);
  }

  expectAtMost(most: number) {
    expect(this.taken.length, this.taken.join('\n')).toBeLessThanOrEqual(most);
  }
}
