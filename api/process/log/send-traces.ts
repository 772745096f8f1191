import type { Tracer } from '@opentelemetry/api';
import { statementTimes, type TimedStatement, withoutValues } from '#db/database-events.ts';
import { type CurrentRequest, currentRequest } from './current-request.ts';
import type { Logger } from './log.ts';
import { type AnsweredRequest, answeredRequests } from './process-events.ts';

/** Statements of one request that its trace names. */
const MOST_STATEMENTS = 100;

type Ended = TimedStatement & { endedAt: number };
type Api = typeof import('@opentelemetry/api');

/**
 * Sends a trace of each request, with its SQL statements, to the collector of OpenTelemetry's standard variables
 * (OTLP over HTTP, JSON). Without a collector nothing is loaded. Returns the end of it, which sends what is left.
 */
export async function sendTraces(
  traces: { share: number } | null,
  log: Logger,
): Promise<() => Promise<void>> {
  if (traces === null) return async () => {};
  const [api, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const warn = (message: string) => log.warn({ reason: message }, 'traces could not be sent');
  const quiet = () => {};
  api.diag.setLogger({ error: warn, warn, info: quiet, debug: quiet, verbose: quiet }, api.DiagLogLevel.WARN);
  const ids = new RequestIds(new sdk.RandomIdGenerator());
  const named = resources.detectResources({ detectors: [resources.envDetector] });
  const provider = new sdk.TracerProvider({
    idGenerator: ids,
    resource: resources.resourceFromAttributes({ 'service.name': 'chariteers' }).merge(named),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(traces.share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const stop = traceRequests(api, provider.getTracer('chariteers'), ids);
  return async () => {
    stop();
    await provider.shutdown();
  };
}

/** Gives a trace the id of its request, so that the log's lines are found by it. */
class RequestIds {
  next: string | null = null;
  private readonly random: { generateTraceId(): string; generateSpanId(): string };

  constructor(random: RequestIds['random']) {
    this.random = random;
  }

  generateTraceId(): string {
    return this.next ?? this.random.generateTraceId();
  }

  generateSpanId(): string {
    return this.random.generateSpanId();
  }
}

/** Makes spans of requests once they are answered: until then only what their statements took is noted. */
function traceRequests(api: Api, tracer: Tracer, ids: RequestIds): () => void {
  const statements = new WeakMap<CurrentRequest, Ended[]>();
  const onStatement = (event: unknown) => {
    const request = currentRequest();
    if (!request) return;
    const ended = statements.get(request) ?? [];
    if (ended.length === 0) statements.set(request, ended);
    if (ended.length < MOST_STATEMENTS) ended.push({ ...(event as TimedStatement), endedAt: Date.now() });
  };
  const onAnswer = (event: unknown) => {
    const answered = event as AnsweredRequest;
    ids.next = answered.request.id.replaceAll('-', '');
    addSpans(api, tracer, answered, statements.get(answered.request) ?? []);
    ids.next = null;
  };
  statementTimes.subscribe(onStatement);
  answeredRequests.subscribe(onAnswer);
  return () => {
    statementTimes.unsubscribe(onStatement);
    answeredRequests.unsubscribe(onAnswer);
  };
}

function addSpans(api: Api, tracer: Tracer, answered: AnsweredRequest, statements: readonly Ended[]): void {
  const { method, route, operations, status, milliseconds, request, caller } = answered;
  const endedAt = Date.now();
  const attributes = {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'chariteers.request_id': request.id,
    ...(operations.length > 0 && { 'graphql.operation.name': operations.join(' ') }),
  };
  const span = tracer.startSpan(
    `${method} ${route}`,
    { kind: api.SpanKind.SERVER, startTime: endedAt - milliseconds - request.heldBackMs, attributes },
    contextOf(api, caller),
  );
  if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
  const inside = api.trace.setSpan(api.ROOT_CONTEXT, span);
  for (const { sql, milliseconds: took, endedAt: until } of span.isRecording() ? statements : []) {
    const text = withoutValues(sql);
    const [name = 'SQL'] = text.split(' ');
    const of = { 'db.system.name': 'sqlite', 'db.query.text': text };
    const options = { kind: api.SpanKind.CLIENT, startTime: until - took, attributes: of };
    tracer.startSpan(name, options, inside).end(until);
  }
  span.end(endedAt);
}

function contextOf(api: Api, caller: AnsweredRequest['caller']) {
  if (caller === null) return api.ROOT_CONTEXT;
  const { traceId, spanId, isSampled } = caller;
  const traceFlags = isSampled ? api.TraceFlags.SAMPLED : api.TraceFlags.NONE;
  return api.trace.setSpanContext(api.ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
