/** Why an order has no QR-bill; each is an answer, not a fault of the page that asks. */
export type NoSlip = {
  readonly _tag: 'NoSlip'
  readonly because:
    /** It is paid in another way, or nothing is due. */
    | 'nothingToTransfer'
    /** The shop has no account, or one outside Switzerland and Liechtenstein. */
    | 'noSwissAccount'
    /** Such an account takes QR references only, which the shop does not write. */
    | 'qrIban'
    | 'foreignCurrency'
    /** The address of the shop has no line with postcode and town, or none with a street. */
    | 'unknownCreditor'
    /** The renderer refused what it was given. */
    | 'notRenderable'
}

export const noSlip = (because: NoSlip['because']): NoSlip => ({ _tag: 'NoSlip', because })
