/** The mode for unfinished work in the URL, and as stored on this device. */
export type WipRequest = { readonly mode: string | null; readonly stored: string | undefined }

/** The value that enables it, in URL and cookie. */
export const WIP = 'wip'

/** Whether unfinished work is shown: the URL decides, otherwise the stored mode (Account §4.4). */
export const isWip = ({ mode, stored }: WipRequest): boolean => (mode ?? stored) === WIP
