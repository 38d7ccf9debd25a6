import { redirect, type LoaderFunctionArgs } from 'react-router'
import { localePath } from '../../domain/shop/localized-path.ts'
import { requestLocale } from '../binding/request-locale.ts'

/** The account begins with what matters first. */
export const loader = ({ request }: LoaderFunctionArgs): Response =>
  redirect(localePath(requestLocale(request), '/my-account/overview'))

export const Component = (): null => null
