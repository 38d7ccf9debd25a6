import { phoneLink } from '../shop/phone-link.ts'
import css from './Hero.module.css'

type Props = { readonly title: string; readonly phone: string; readonly workingHours: string }

/** Opening hours. */
export const HeroHoursView = ({ title, phone, workingHours }: Props) => (
  <div className={css['hours']}>
    {title !== '' && <p className={css['about']}>{title}</p>}
    <p>{workingHours}</p>
    <p><a href={phoneLink(phone)}>{phone}</a></p>
  </div>
)
