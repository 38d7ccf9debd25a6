/** In days, as the specification writes it (Commerce §9). A form asks for a choice before it sends one (decision A37). */
export const DEFAULT_SUBSCRIPTION_FREQUENCY = 1

export type Subscription = { readonly frequency: number }

/** A new subscription; without a stated frequency it has the default. */
export const newSubscription = (stated: Partial<Subscription> = {}): Subscription => ({
  frequency: stated.frequency ?? DEFAULT_SUBSCRIPTION_FREQUENCY,
})
