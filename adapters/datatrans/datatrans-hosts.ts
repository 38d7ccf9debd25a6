/** The provider's hosts for programs (`api`) and shoppers (`pay`): test payments in the sandbox, real ones when live (Commerce §9). */
export const DATATRANS_HOSTS = {
  sandbox: { api: 'https://api.sandbox.datatrans.com', pay: 'https://pay.sandbox.datatrans.com' },
  live: { api: 'https://api.datatrans.com', pay: 'https://pay.datatrans.com' },
} as const
export type DatatransEnvironment = keyof typeof DATATRANS_HOSTS

/** The provider's own page for a transaction. */
export const redirectAddress = (environment: DatatransEnvironment, transaction: string): string =>
  `${DATATRANS_HOSTS[environment].pay}/v1/start/${transaction}`
