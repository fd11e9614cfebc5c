/** Breaks before the @ if the address doesn't fit on one line. */
export function AgentEmail({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <span className="min-w-0 wrap-anywhere">
      {at > 0 ? email.slice(0, at) : email}
      {at > 0 && (
        <>
          <wbr />
          {email.slice(at)}
        </>
      )}
    </span>
  )
}
