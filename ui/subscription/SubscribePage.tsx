import { useActionData, useLoaderData } from 'react-router'
import type { action, loader } from './subscribe.route.ts'
import { SubscribeForm } from './SubscribeForm.tsx'

/** An order becomes a subscription. */
export const SubscribePage = () => <SubscribeForm wish={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
