/** Breaks before the @ if the email address doesn't fit on one line. */
export function AgentEmail({ email }: { email: string }) {
  const position = email.lastIndexOf('@')
  return (
    <span className="min-w-0 wrap-anywhere">
      {position > 0 ? email.slice(0, position) : email}
      {position > 0 && (
        <>
          <wbr />
          {email.slice(position)}
        </>
      )}
    </span>
  )
}
