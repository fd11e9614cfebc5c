import { redirect } from 'next/navigation'

/** Where the specification goes on after saving the front page; the editor is the page that one comes from. */
export default function EditFrontPage() {
  redirect('/frontpage')
}
