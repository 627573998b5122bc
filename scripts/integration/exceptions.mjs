// Operations whose example cannot simply succeed, as the document itself says (`x-examples, without`): what is answered
// instead, or what somebody does before.

/** Every pick of the picker's waves is decided. */
async function decidePicks(ask) {
  const read = async (address) => JSON.parse((await ask('GET', address)).text);
  for (const { id } of await read('/api/picking/waves?state=open')) {
    const { picks } = await read(`/api/picking/waves/${id}`);
    for (const pick of picks.filter(({ state }) => state === 'open')) {
      await ask('POST', `/api/picking/picks/${pick.id}/confirm`, { code: pick.sku, pieces: pick.pieces - pick.pickedPieces });
    }
  }
}

/** By operation: which refusals are right, or what is done before. */
export const EXCEPTIONS = {
  // The demo has an admin; a second one does not register.
  registerAdmin: { refused: [403, 409] },
  // The example's token is none; true ones are in mails.
  confirmPasswordReset: { refused: [400, 404, 410, 422] },
  // No job of the demo was given up.
  retryJob: { refused: [404, 409] },
  // The example's key is none; true ones are made from a password.
  downloadBackup: { refused: [404, 422] },
  // A wave ends when nothing of it is open.
  finishWave: { prepare: decidePicks },
};
