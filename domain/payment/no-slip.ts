/** Why an order has no QR-bill; none of them is an error. */
export type NoSlip = {
  readonly _tag: 'NoSlip'
  readonly because:
    /** It is paid by another method, or nothing is due. */
    | 'nothingToTransfer'
    /** The shop has no account, or one outside Switzerland and Liechtenstein. */
    | 'noSwissAccount'
    /** Such an account accepts only QR references, which the shop does not issue. */
    | 'qrIban'
    | 'foreignCurrency'
    /** The shop's address has no line with postcode and town, or no street. */
    | 'unknownCreditor'
    /** The renderer rejected the data. */
    | 'notRenderable'
}

export const noSlip = (because: NoSlip['because']): NoSlip => ({ _tag: 'NoSlip', because })
