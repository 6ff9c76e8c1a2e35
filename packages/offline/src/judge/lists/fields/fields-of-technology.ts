/** Fields of software and engineering. See `fields` for what belongs in a list. */
export const fieldsOfTechnology = {
  "machine learning": `
    machine learning, deep learning, neural network, transformer, pytorch, tensorflow, keras, scikit-learn, hugging face, gradient descent,
    backpropagation, embeddings, llm, fine-tuning, overfitting, classifier, training loss, maschinelles lernen, apprentissage automatique,
    aprendizaje automático, aprendizado de máquina, 機械学習, 深層学習, self-attention, bert, gpt, diffusion model, stable diffusion, lora, rlhf,
    reinforcement learning, q-learning, convolutional, cnn, rnn, lstm, autoencoder, gan, dropout, batch norm, learning rate, optimizer, adam optimizer,
    loss curve, validation loss, confusion matrix, precision recall, roc curve, auc, f1 score, cross-validation, feature engineering, xgboost, lightgbm,
    random forest, gradient boosting, tokenizer, vector database, prompt engineering, model card, wandb, weights & biases, mlflow, tensorboard, cuda,
    réseau de neurones, red neuronal, rede neural, ニューラルネットワーク, 学習率`,
  distributed: `
    consensus, raft, paxos, leader election, log replication, distributed system, distributed systems, etcd, zookeeper, byzantine, quorum,
    two-phase commit, cap theorem, replication, sharding, lamport, vector clock, eventual consistency, linearizability, 分散システム, 合意, heartbeat, heartbeats,
    terms and votes, log compaction, snapshotting, membership change, state machine replication, viewstamped, gossip protocol, crdt, crdts,
    consistent hashing, split brain, failure detector, clock skew, linearizable, serializable, multi-paxos, zab, consul, cockroachdb, tikv, foundationdb,
    mapreduce, dynamo paper`,
  databases: `
    postgres, postgresql, mysql, mariadb, sqlite, pg_upgrade, pg_dump, psql, replica, replication, primary, index scan, vacuum, wal, schema migration,
    sql, query plan, database, databases, mongodb, redis, datenbank, datenbanken, base de données, base de datos, banco de dados, データベース, on conflict,
    upsert, select from, join, left join, transaction isolation, deadlocks, foreign key, primary key, stored procedure, trigger function, orm, prisma,
    sqlalchemy, hibernate, alembic, flyway, liquibase, logical replication, pgbouncer, failover, partitioning, materialized view, explain analyze,
    slow query, nosql, elasticsearch, opensearch, cassandra, dynamodb, clickhouse, duckdb, bigquery, snowflake, dbt, airflow, data warehouse, etl,
    parquet, abfrage, requête sql, consulta sql`,
  systems: `
    rsync, borg, borgbackup, restic, snapshot, cron, crontab, bash script, shell script, shellcheck, synology, raid, backup script, rust, cargo, tokio,
    lsof, strace, file descriptor, file descriptors, fd, file handle, file handles, ulimit, epoll, kernel, syscall, valgrind, gdb, memory leak, daemon,
    systemd, segfault, mutex, thread, threads, deadlock, c++, golang, borrow checker, crate, crates, proc, inotify, socket, sockets, emfile,
    too many open files, stack trace, backtrace, core dump, gdbserver, perf record, flamegraph, flame graph, ebpf, io_uring, tcp, udp, http server,
    async runtime, lifetimes, ownership, raii, smart pointer, unsafe, allocator, garbage collector, garbage collection, jvm, heap dump, scheduler,
    cgroups, namespaces, posix, signal handler, zombie process, rclone, zfs, btrfs, snapshots, exit code, shebang, systemctl, journalctl,
    race condition, memory safety, idempotent, idempotency, idempotency key, retries, exponential backoff, dead letter, message queue, rabbitmq, kafka,
    event sourcing, eventstore, webhook, webhooks`,
  frontend: `
    tsc, ts2532, ts2345, ts2322, tsconfig, strict mode, type guard, generics, eslint, npm, pnpm, payment intents, stripe api, checkout, react, vue,
    svelte, angular, css, html, flexbox, tailwind, typescript, javascript, dom, webpack, vite, vitest, jest, playwright, cypress, component, components,
    accessibility, aria, lighthouse, next.js, nextjs, storybook, frontend, web component, web components, useeffect, usestate, redux, zustand,
    react query, tanstack, router, server components, hydration, ssr, css grid, media query, media queries, responsive, z-index, animation css, sass,
    shadcn, radix, figma to code, bundle size, tree shaking, core web vitals, lcp, cls, service worker, pwa, localstorage, cors, fetch api, websocket,
    websockets, form validation, zod, async await, event loop, type narrowing, discriminated union, unknown type, satisfies, any type, tsx, jsx,
    eslint rule, prettier, monorepo, vue router, pinia, nuxt, sveltekit, angular signals, rxjs, i18n, dark mode, autocomplete, dropdown, modal dialog,
    keyboard navigation, focus trap`,
  testing: `
    vitest, jest, pytest, junit, rspec, mocha, playwright, cypress, selenium, flaky, fake timers, mock, mocks, stub, test runner, test coverage, ci,
    continuous integration, pipeline, pipelines, github actions, workflow run, build failed, assertion, assertions, test fixture, test suite,
    coverage report, unit testing, integration tests, e2e, end-to-end test, snapshot testing, regression test, race condition, waitfor, test ids,
    page object, jsdom, mutation testing, property-based testing, load test, k6, jmeter, test plan, test case, test cases, bug report, ci logs,
    actions run`,
  embedded: `
    stm32, stm32cubeide, stm32cubemx, hal_i2c, i2c, spi, uart, gpio, arduino, esp32, microcontroller, mikrocontroller, datasheet, datenblatt, sensirion,
    sht31, sht3x, sht40, dht22, bme280, humidity sensor, feuchtesensor, logic analyzer, logic analyser, logikanalysator, oscilloscope, oszilloskop,
    pull-up, pullup, register map, openocd, j-link, firmware, rtos, freertos, zephyr, embedded, pcb, schematic, schaltplan, capteur, sensor de humedad,
    sensor de umidade, microcontrolador, microcontrôleur, マイコン, 回路, データシート, clock stretching, ack, nack, bit banging, repeated start, interrupt handler,
    dma, pwm, adc, dac, watchdog, bootloader, linker script, hal, cmsis, nucleo, esp-idf, platformio, nrf52, lora, lorawan, zigbee, modbus, rs-485,
    can bus, mqtt, ble, bluetooth low energy, level shifter, breadboard, multimeter, logic 2, saleae, rm0433, reference manual, errata, crc checksum,
    sht4x, bme680, bosch sensortec, steckplatine, lötkolben, interruption, interrupción, interrupção`,
  gamedev: `
    godot, gdscript, unity, unreal, characterbody2d, rigidbody, collision shape, tilemap, tileset, sprite, shader, gamedev, game development,
    level design, spieleentwicklung, game jam, pathfinding, move_and_slide, raycast, ゲーム開発, hitbox, hitboxes, collision layer, collision mask, kinematic,
    kinematicbody, move_and_collide, coyote time, jump buffer, delta time, state machine, animation player, animationtree, parallax, navmesh, nav mesh,
    prefab, scriptableobject, blueprint, blueprints, nanite, gdextension, tileset editor, aseprite, autotile, steamworks sdk, game feel,
    game design document, playtest, playtesting, save system, inventory system, quest system, enemy ai, behaviour tree, behavior tree,
    procedural generation, perlin noise, input map`,
  security: `
    vulnerability, cve, penetration test, pentest, burp suite, owasp, xss, phishing, siem, threat model, incident response, malware, nmap, metasploit,
    schwachstelle, it-sicherheit, sicherheitslücke, vulnérabilité, cybersécurité, vulnerabilidad, ciberseguridad, vulnerabilidade, 脆弱性, セキュリティ, oauth,
    oauth2, oidc, openid connect, jwt, saml, sso, csrf, sql injection, ssrf, rce, zero day, patch tuesday, hardening, cis benchmark, iso 27001, soc 2,
    encryption, aes, key rotation, secrets management, hashicorp vault, session token, session fixation, password hashing, bcrypt, argon2, mfa, totp,
    passkey, passkeys, webauthn, firewall rule, intrusion detection, verschlüsselung, chiffrement, cifrado, criptografia, 暗号, 認証`,
  networking: `
    subnet, vlan, bgp, ospf, dhcp, router, switch port, wireshark, packet capture, cisco, ccna, unifi, mikrotik, wireguard, openvpn, netzwerk, réseau,
    enrutador, roteador, ネットワーク`,
  kubernetes: `
    kubernetes, kubectl, helm, ingress, pod, pods, deployment, terraform, dockerfile, docker compose, container registry, argocd, aws, ec2, s3, iam,
    azure, gcp, cloudformation, nginx, クラウド, cert-manager, let's encrypt, letsencrypt, acme, certificate, certificates, tls, ssl, openssl, x.509, issuer,
    http01, dns01, wildcard certificate, ingress-nginx, traefik, istio, service mesh, load balancer, reverse proxy, haproxy, caddy, helmfile, kustomize,
    kustomization, namespace, configmap, statefulset, daemonset, hpa, autoscaling, node pool, eks, gke, aks, k3s, etcd backup, fluxcd, gitops,
    ansible playbook, terraform state, terraform plan, cloudfront, route 53, ecs, fargate, vpc, security group, observability, opentelemetry,
    alertmanager, promql, runbook, on-call, blue-green, canary, rollback, systemd unit, dns record, rate limits, zertifikat, certificat`,
  mobile: `
    swiftui, uikit, xcode, testflight, app store connect, jetpack compose, android studio, kotlin, gradle, flutter, dart, react native, play console, apk,
    アプリ開発, push notification, push notifications, apns, fcm, provisioning profile, app review, in-app purchase, storekit, core data, coredata, swiftdata,
    room database, viewmodel, navigation component, material 3, cocoapods, swift package, deep link, deep links, universal links, app signing, crashlytics`,
  web: `
    wordpress, elementor, woocommerce, theme, plugin, permalink, cms, seo, sitemap, page speed, pagespeed, lighthouse, hosting, domain, dns, typo3,
    webseite, hébergement, alojamiento web, hospedagem, ホームページ, サーバー, css selector, redirect, redirects, 301 redirect, canonical, robots.txt,
    structured data, schema.org, meta description, open graph, hreflang, crawl budget, backlink, backlinks, web hosting, shared hosting, cpanel, plesk,
    ftp, sftp, ssl certificate, cookie banner, cookie consent, gutenberg, gutenberg block, divi, shopify theme, jekyll, hugo, eleventy, static site`,
  accessibility: `wcag, screen reader, aria, contrast checker, alt text, accessibility audit, barrierefreiheit, accessibilité, accesibilidad, acessibilidade, アクセシビリティ`,
  electrical: `
    wiring diagram, circuit breaker, three-phase, voltage, plc, ladder logic, tia portal, siemens s7, schaltplan, sicherung, drehstrom, sps,
    schéma électrique, automate, esquema eléctrico, autómata, esquema elétrico, clp, 配線, 電気工事`,
  mechanical: `
    tolerance, cnc, g-code, gear, bearing, finite element, fea, stress analysis, solidworks, technical drawing, maschinenbau, zahnrad, festigkeit,
    drehmoment, engrenage, usinage, engranaje, mecanizado, engrenagem, usinagem, 機械設計, 図面, 加工`,
  printing: `3d print, slicer, nozzle, layer height, filament, pla, petg, print bed, prusa, bambu, druckbett, buse, boquilla, bico, 3dプリンター`,
  pcb: `
    kicad, gerber, footprint, schematic, soldering, reflow, capacitor, resistor, mosfet, op amp, löten, platine, soudure, soldadura, placa de circuito,
    solda, はんだ, 基板`,
} as const satisfies Readonly<Record<string, string>>;
