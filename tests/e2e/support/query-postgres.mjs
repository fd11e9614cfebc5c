// Runs the JSON query on standard input against PostgreSQL and prints the rows; see database.ts.
import { text as readText } from 'node:stream/consumers'
import pg from 'pg'

const int8 = 20
pg.types.setTypeParser(int8, Number)
const { url, text, values } = JSON.parse(await readText(process.stdin))
const client = new pg.Client({ connectionString: url })
await client.connect()
const { rows } = await client.query(text, values)
await client.end()
process.stdout.write(JSON.stringify(rows))
