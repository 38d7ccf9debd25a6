/** What an address and this device say of the mode for unfinished work. */
export type WipRequest = { readonly mode: string | null; readonly kept: string | undefined }

/** The word that turns it on, in an address and in a cookie alike. */
export const WIP = 'wip'

/** Whether unfinished work is shown: an address decides, and where it says nothing, what was decided before (Account §4.4). */
export const isWip = ({ mode, kept }: WipRequest): boolean => (mode ?? kept) === WIP
