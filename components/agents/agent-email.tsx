/** Breaks before the last @ if the email address doesn't fit on one line. */
export function AgentEmail({ email }: { email: string }) {
  const [name, domain] = email.split(/(?=@[^@]*$)/)
  return (
    <span className="min-w-0 wrap-anywhere">
      {name}
      <wbr />
      {domain}
    </span>
  )
}
