import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { contentSecurityPolicy } from "./content-security-policy.js";

/** Tells browsers to run nothing but what the policy allows, and to show and lend the page's files to no other page. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(),
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
    // Speaks of TLS, which a loopback server does not have.
    strictTransportSecurity: false,
  });
}
