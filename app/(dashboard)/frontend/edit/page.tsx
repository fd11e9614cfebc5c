import { redirect } from 'next/navigation'

/** Redirects to the editor. The specification names this address as the target after saving the front page. */
export default function EditFrontPage() {
  redirect('/frontpage')
}
